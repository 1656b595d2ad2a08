/** Start-up costs set by law: registrations as the chambers publish them, depreciation worked out by hand beside the test. */
import { budget4u, flag, group, integer, located, money, percent, roundToCent, type TaxYear, taxYears } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { ammortamento, type Bene, coefficienti, ripresaAutovetture } from '../src/ammortamenti/index.ts'
import { maggiorazioneProposta } from '../src/camera-commercio/index.ts'
import { albo, attoCostitutivo, registro as diritti, iscrizioneAlbo, iscrizioneRegistroImprese } from '../src/costi-avvio/index.ts'
import { taglio } from '../src/irpef/parametri.ts'
import { banco } from './prova.ts'

const voce = (importo: number, dovuto: boolean) =>
  group('voce', { dovuto: flag('dovuto', { default: dovuto }), importo: money('importo', { default: importo }) })
const registro = banco({
  individuale: flag('ditta individuale'),
  societaDiPersone: flag('società di persone'),
  societaDiCapitali: flag('società di capitali'),
  artigiano: flag('artigiano', { default: true }),
  societa: group('società', {
    praticaDigitale: voce(120, false),
    praticaTelematica: voce(90, true),
    riduzioneCooperativeSociali: flag('cooperativa sociale'),
    maggiorazione: voce(15, false),
    bolloSocietaPersone: voce(59, true),
    bolloSocietaCapitali: voce(65, true),
    altro: money('altro'),
  }),
  dittaIndividuale: group('ditta', { pratica: voce(18, true), maggiorazione: voce(9, false), bollo: voce(17.5, true), altro: money('altro') }),
  albo: group('albo', {
    importo: money('importo', { default: 25 }),
    maggiorazioneDittaIndividuale: voce(9, true),
    maggiorazioneSocieta: voce(15, true),
    altro: group('altro', { importo: money('altro', { default: 2 }) }),
  }),
})
type Dati = Parameters<typeof registro>[1]
const spese = (anno: TaxYear, dati: Dati) =>
  registro(anno, dati, (campi) => ({
    registro: iscrizioneRegistroImprese({ id: 'registro', di: 'della prova' }, campi, campi),
    albo: iscrizioneAlbo({ id: 'iscrizioneAlbo', di: 'della prova' }, campi, campi.artigiano, campi.albo),
    atto: attoCostitutivo({ id: 'atto', di: 'della prova' }, campi),
  }))

describe.each(taxYears)('iscrizioni nel %i', (anno) => {
  it('S.r.l.: 90 di diritti e 65 di bollo (Camera delle Marche); atto 200 + 156 + 309,87 + 3 libri a 25', () => {
    expect(spese(anno, { societaDiCapitali: true })).toEqual({ registro: 155, albo: 42, atto: 740.87 })
  })
  it('società di persone: 90 e 59; atto 200 + 156', () => {
    expect(spese(anno, { societaDiPersone: true })).toEqual({ registro: 149, albo: 42, atto: 356 })
  })
  it("ditta individuale: 18 e 17,50; all'albo 25 + 9 + 2", () => {
    expect(spese(anno, { individuale: true })).toEqual({ registro: 35.5, albo: 36, atto: 0 })
  })
  it("chi esercita una professione non si iscrive; chi non è artigiano non va all'albo", () => {
    expect(spese(anno, {})).toEqual({ registro: 0, albo: 0, atto: 0 })
    expect(spese(anno, { individuale: true, artigiano: false })).toMatchObject({ albo: 0 })
  })
})

describe('Registro Imprese', () => {
  const societa = {
    praticaDigitale: { dovuto: true, importo: 120 },
    praticaTelematica: { dovuto: true, importo: 90 },
    riduzioneCooperativeSociali: false,
  } as const
  const daSocieta = (diverso: object, anno: TaxYear = 2024) =>
    spese(anno, { societaDiCapitali: true, societa: { ...societa, ...diverso } as unknown as NonNullable<Dati['societa']> })

  it('la pratica telematica prevale su quella digitale', () => expect(daSocieta({})).toMatchObject({ registro: 155 }))
  it('senza telematica vale la digitale; senza entrambe resta il bollo', () => {
    expect(daSocieta({ praticaTelematica: { dovuto: false } })).toMatchObject({ registro: 185 })
    expect(daSocieta({ praticaTelematica: { dovuto: false }, praticaDigitale: { dovuto: false } })).toMatchObject({ registro: 65 })
  })
  it.each(taxYears)('le cooperative sociali versano metà dei diritti, 45 (Camera delle Marche), non del bollo; nel %i', (anno) => {
    expect(daSocieta({ riduzioneCooperativeSociali: true, maggiorazione: { dovuto: true } }, anno)).toMatchObject({ registro: 125 })
  })
})

const quote = banco({
  costo: money('costo'),
  coefficiente: percent('coefficiente'),
  dimezzata: flag('dimezzata', { default: true }),
  numero: integer('anno', [1, 50], { default: 1 }),
  agente: flag('agente'),
})
type Piano = Parameters<typeof quote>[1]
const quota = (piano: Piano, anno: TaxYear = 2026) =>
  quote(anno, piano, (c) =>
    ammortamento({ id: 'quota', di: 'della prova' }, c.costo, { coefficiente: c.coefficiente, dimezzata: c.dimezzata, anno: c.numero }),
  ) as number
const ripresa = (piano: Piano, anno: TaxYear = 2026) =>
  quote(anno, { coefficiente: 25, ...piano }, (c) => {
    const annuale = { coefficiente: c.coefficiente, dimezzata: c.dimezzata, anno: c.numero }
    const intera = ammortamento({ id: 'quota', di: 'della prova' }, c.costo, annuale)
    return ripresaAutovetture({ id: 'ripresa', di: 'della prova' }, { ...annuale, costo: c.costo, ammortamento: intera, agente: c.agente })
  }) as number

describe('ammortamenti', () => {
  it.each<[Bene, number]>([
    ['fabbricato', 1.5],
    ['macchinari', 7.5],
    ['attrezzature', 12.5],
    ['impianti', 5],
    ['mobiliUfficio', 6],
    ['furgoni', 10],
    ['autovetture', 12.5],
    ['altro', 10],
  ])('%s: la quota del primo anno è il %d%% (D.M. 31/12/1988, dimezzata)', (bene, primo) => {
    for (const anno of taxYears) expect(quota({ costo: 10_000, coefficiente: coefficienti[bene].cifra(anno).valore }, anno)).toBe(primo * 100)
  })
  it.each(taxYears)('i beni immateriali e quelli del professionista non si dimezzano: 20%% subito; nel %i', (anno) => {
    expect(quota({ costo: 10_000, coefficiente: coefficienti.immateriali.cifra(anno).valore, dimezzata: false }, anno)).toBe(2_000)
  })
  it.each(taxYears)('al 40%% un bene di 1.000 dà 200, 400, 400 e poi nulla; nel %i', (anno) => {
    expect([1, 2, 3, 4, 5].map((numero) => quota({ costo: 1_000, coefficiente: 40, numero }, anno))).toEqual([200, 400, 400, 0, 0])
    // 60,000 × 40% / 2 = 12,000. If the half were 50.01%, it would be 2.40 more.
    expect(quota({ costo: 60_000, coefficiente: 40 }, anno)).toBe(12_000)
  })
  it('al 100% dà metà e metà; non dimezzato, tutto subito', () => {
    expect([1, 2, 3].map((numero) => quota({ costo: 999.99, coefficiente: 100, numero }))).toEqual([500, 499.99, 0])
    expect([1, 2].map((numero) => quota({ costo: 999.99, coefficiente: 100, dimezzata: false, numero }))).toEqual([999.99, 0])
  })
  it.each([3, 7.5, 10, 12, 15, 20, 25, 33.33, 40])('con coefficiente %d la prima quota è metà della seconda, e le quote fanno il costo', (coefficiente) => {
    for (const costo of [0, 516.46, 18_075.99, 123_456.78]) {
      const [prima = 0, seconda = 0, ...altre] = Array.from({ length: 50 }, (_, i) => quota({ costo, coefficiente, numero: i + 1 }))
      if (seconda < costo - prima) expect(Math.abs(prima - seconda / 2)).toBeLessThanOrEqual(0.0051)
      expect(roundToCent([prima, seconda, ...altre].reduce((a, b) => a + b))).toBe(costo)
    }
  })
})

describe('autovetture', () => {
  it('da 25.000: 3.125 meno il 12,5% del 20% di 18.075,99', () => expect(ripresa({ costo: 25_000 })).toBe(2_673.1))
  it("dell'agente: 3.125 meno il 12,5% dell'80% di 25.000", () => expect(ripresa({ costo: 25_000, agente: true })).toBe(625))
  it("dell'agente, oltre 25.822,84: 4.000 meno il 12,5% dell'80% di 25.822,84", () => expect(ripresa({ costo: 32_000, agente: true })).toBe(1_417.72))
  it.each(taxYears)('in ogni anno, per intero dal primo: il limite e la parte al centesimo; nel %i', (anno) => {
    const deducibile = (coefficiente: number, altro: Piano = {}) =>
      roundToCent(quota({ costo: 40_000, coefficiente, dimezzata: false }, anno) - ripresa({ costo: 40_000, coefficiente, dimezzata: false, ...altro }, anno))
    // 20% of 18,075.99 is 3,615.198. At 2.27% it gives 82.0649946, at 1.02% 36.8750196: just below and just above half a cent.
    expect([100, 2.27, 1.02].map((coefficiente) => deducibile(coefficiente))).toEqual([3_615.2, 82.06, 36.88])
    // 80% of 25,822.84 is 20,658.272.
    expect(deducibile(100, { agente: true })).toBe(20_658.27)
  })
  it("sotto il limite resta fuori l'80%", () => expect(ripresa({ costo: 10_000 })).toBe(1_000))
  it('finito il bene finisce la ripresa', () => expect([4, 5, 6].map((numero) => ripresa({ costo: 10_000, numero }))).toEqual([2_000, 1_000, 0]))
})

describe('quello che il modulo propone', () => {
  const predefinito = new Map(located(budget4u.catalog).map(({ path, field }) => [path, 'default' in field ? field.default : '']))

  it.each([
    ['iscrizioneRegistroImprese.societa.praticaDigitale.importo', diritti.praticaDigitale],
    ['iscrizioneRegistroImprese.societa.praticaTelematica.importo', diritti.praticaTelematica],
    ['iscrizioneRegistroImprese.societa.maggiorazione.importo', diritti.maggiorazioneSocieta],
    ['iscrizioneRegistroImprese.societa.bolloSocietaPersone.importo', diritti.bolloSocietaPersone],
    ['iscrizioneRegistroImprese.societa.bolloSocietaCapitali.importo', diritti.bolloSocietaCapitali],
    ['iscrizioneRegistroImprese.dittaIndividuale.pratica.importo', diritti.praticaDitta],
    ['iscrizioneRegistroImprese.dittaIndividuale.maggiorazione.importo', diritti.maggiorazioneDitta],
    ['iscrizioneRegistroImprese.dittaIndividuale.bollo.importo', diritti.bolloDitta],
    ['iscrizioneImpreseArtigiane.maggiorazioneDittaIndividuale.importo', albo.maggiorazioneDitta],
    ['iscrizioneImpreseArtigiane.maggiorazioneSocieta.importo', albo.maggiorazioneSocieta],
    ['dirittiCCIAA.maggiorazione', maggiorazioneProposta],
  ])('%s è la cifra di legge di ogni anno', (percorso, parametro) => {
    for (const anno of taxYears) expect(parametro.cifra(anno).valore).toBe(predefinito.get(percorso))
  })

  it("i testi dell'aiuto: tre sezioni che si aprono, ogni voce è una frase compiuta con apostrofi diritti", () => {
    expect(budget4u.aiuto.map(({ titolo, voci }) => [titolo, voci.length])).toEqual([
      ['Imprese', 12],
      ['Professionisti', 5],
      ['Regime fiscale forfetario', 6],
    ])
    for (const { titolo, testo } of [...budget4u.aiuto.flatMap(({ voci }) => voci), ...budget4u.disposizioniGenerali]) {
      expect(testo, titolo).toMatch(/^[A-ZÈ].*\.$/)
      expect(titolo + testo, titolo).not.toMatch(/[‘’“”{}]/)
    }
  })
  it("le cifre dell'aiuto sono quelle dei parametri", () => {
    const testo = budget4u.disposizioniGenerali.find(({ titolo }) => titolo.startsWith('Redditi alti'))?.testo ?? ''
    const italiano = (x: number) => x.toLocaleString('it-IT', { useGrouping: 'always' })
    for (const anno of [2024, 2026] as const) for (const cifra of [taglio.importo, taglio.oltre]) expect(testo).toContain(italiano(cifra.cifra(anno).valore))
    // Art. 16-ter TUIR (L. 207/2024, art. 1, c. 10): no field has the expenses, so no figure of the program is behind it.
    expect(testo).toMatch(/dal 2025, oltre 75\.000, .* tetto \(art\. 16-ter TUIR\)/)
  })
  it("l'aiuto dice che l'IRPEF è quella di chi ha soltanto questo reddito", () => {
    expect(budget4u.disposizioniGenerali.find(({ titolo }) => titolo === 'Altri redditi')?.testo).toMatch(/soltanto il reddito di questa attività/)
  })
})
