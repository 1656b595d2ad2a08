/** The provisional year: the figures carried over from 2026, the results that depend on them, the stability of the outcome. */
import { taxYears } from '@bilancia/contract'
import { type Expression, Parametro, provvisoria, type Rule, Tabella, Voce } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { aliquoteRegionali } from '../src/irap/parametri-aliquote.ts'
import { indicizzati } from '../src/simulators/provvisorio.ts'
import { riferimenti } from './riferimenti.ts'
import { avvisi, calcola, intero, presente, unArtigiano, unProfessionista } from './support.ts'

type Cifra = Parametro | Tabella | Voce
const isCifra = (e: Expression): e is Cifra => e instanceof Parametro || e instanceof Tabella || e instanceof Voce

/** Every figure that the programs of the year may read. */
function cifreDelProgramma(rules: readonly Rule[]): ReadonlySet<Cifra> {
  const seen = new Set<Expression>()
  const found = new Set<Cifra>()
  const visit = (e: Expression): void => {
    if (seen.has(e)) return
    seen.add(e)
    if (isCifra(e)) found.add(e)
    else e.operands(2027).forEach(visit)
  }
  for (const rule of rules) visit(rule.definition.formula)
  return found
}
const programmi = [iforfettari.programma, convsrl.programma, budget4u.programma].map((p) => p.edition(2027).program)
const cifre = programmi.flatMap(({ rules }) => [...cifreDelProgramma(rules)])
const conStato = (stato: string, dentro: (id: string) => boolean) =>
  [...new Set(cifre.filter(({ id }) => dentro(id)).flatMap((c) => (c.cifra(2027).marchio?.stato === stato ? [c.id] : [])))].sort()
const regionale = (id: string) => /^addizionali\.regionale\.\d/.test(id)

describe('le cifre del 2027 riportate dal 2026, per imposta, come in anno-2027.json', () => {
  const del = (prefisso: string) => conStato('RIPORTATO', (id) => id.startsWith(prefisso))

  it('INPS: minimale, prima fascia e massimali; le aliquote sono legge', () => {
    expect(del('inps.')).toEqual([
      'inps.massimale',
      'inps.massimaleAnte1996',
      'inps.massimaleSeparata',
      'inps.minimale',
      'inps.minimaleSeparata',
      'inps.primaFascia',
    ])
  })

  it('INAIL: premio degli artigiani e retribuzione di ragguaglio', () => {
    expect(del('inail.')).toEqual(['inail.premiArtigiani', 'inail.retribuzioneDiRagguaglio'])
  })

  it('IRAP: le aliquote delle regioni, che sono una proposta e nessuna regola legge', () => {
    expect(aliquoteRegionali.cifra(2027).marchio?.stato).toBe('RIPORTATO')
  })

  it('addizionali regionali: ogni cifra di ogni regione', () => {
    const tutte = cifre.filter(({ id }) => regionale(id))
    expect(new Set(tutte.map(({ id }) => id.split('.')[2])).size).toBe(21)
    expect(tutte.filter((c) => c.cifra(2027).marchio?.stato !== 'RIPORTATO').map(({ id }) => id)).toEqual([])
  })

  it('nessuna altra, oltre a quelle delle casse (casse.md): IRPEF, forfettario, IRES, dividendi e diritto camerale sono legge', () => {
    const nominate = [...del('inps.'), ...del('inail.')]
    const provvisorie = new Set(cifre.filter((c) => provvisoria(c.cifra(2027))).map(({ id }) => id))
    expect([...provvisorie].filter((id) => !regionale(id) && !id.startsWith('casse.')).sort()).toEqual(nominate.sort())
    expect(conStato('SCADUTO', () => true)).toEqual(['forfettario.limiteRedditoDipendente'])
  })
})

const linee = riferimenti<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>>
const chiavi = ['provvisorio', 'provvisorioAl', 'parametriProvvisori', 'cifreProvvisorie', 'sensibilita']

describe('il controllo del 2026 calcolato nel 2027', () => {
  const controllo = presente(linee('iforfettari').find(({ id }) => id === 'controllo-2026'))

  it('dà gli stessi euro, lo stesso verdetto e le stesse radici, con le chiavi del provvisorio e un solo messaggio in più', () => {
    // The grade is left out: carried-over figures lower it.
    const senzaGrado = <R extends { readonly confronto: { readonly affidabilita: unknown } }>({
      confronto: { affidabilita: _, ...confronto },
      ...altro
    }: R) => ({
      ...altro,
      confronto,
    })
    const nel2026 = calcola(controllo.stato)
    const { provvisorio, provvisorioAl, parametriProvvisori, cifreProvvisorie, sensibilita, messaggi, ...stesse } = calcola({
      ...controllo.stato,
      annoImposta: 2027,
    })
    expect(senzaGrado({ ...stesse, messaggi: messaggi.filter(({ id }) => id !== 'ANNO_PROVVISORIO') })).toEqual(senzaGrado(nel2026))
    expect([provvisorio, provvisorioAl]).toEqual([true, '2026-11-22'])
    expect(parametriProvvisori?.map(({ percorso }) => percorso)).toEqual([
      'addizionali.regionale.4.scaglioni',
      'inps.massimale',
      'inps.minimale',
      'inps.primaFascia',
    ])
    expect(parametriProvvisori?.[2]).toEqual({
      percorso: 'inps.minimale',
      valore: 18_808,
      stato: 'RIPORTATO',
      fonte: 'circ. INPS 14/2026',
      atteso: 'circolari INPS di gennaio e febbraio 2027',
    })
    expect(cifreProvvisorie).toContain('redditoContributiImposta.impostaSostitutiva')
    expect(sensibilita?.stabile).toBe(true)
    expect(messaggi.find(({ id }) => id === 'ANNO_PROVVISORIO')).toEqual({
      id: 'ANNO_PROVVISORIO',
      gravita: 'AVVISO',
      campo: 'annoImposta',
      testo: 'Anno 2027 provvisorio: calcolo sulla legge vigente al 22/11/2026; 4 parametri sono quelli del 2026 in attesa degli atti annuali.',
    })
  })
})

describe('le chiavi del provvisorio', () => {
  it.each(taxYears.filter((anno) => anno !== 2027))('nel %i non ci sono', (anno) => {
    for (const risultato of [iforfettari, convsrl, budget4u].map(({ calcola: di }) => di({ annoImposta: anno })))
      expect(chiavi.filter((chiave) => chiave in risultato)).toEqual([])
  })

  it('Budget4u: un primo anno 2027 vale per tutto il piano; un primo anno 2026 si ferma al 2026', () => {
    const stato = linee('budget4u').find(({ stato: s }) => s.annoImposta === 2026)?.stato as object
    const del2027 = intero(budget4u.calcola({ ...stato, annoImposta: 2027 }))
    const righe = [0, 1, 2].map((k) => del2027.cifreProvvisorie?.includes(`pianoTriennale[${k}].contributi`))
    expect(righe).toEqual([true, true, true])
    expect('provvisorio' in budget4u.calcola(stato)).toBe(false)
  })

  it('il 2028 è un valore non valido', () => {
    expect(iforfettari.calcola({ annoImposta: 2028 }).messaggi).toMatchObject([{ id: 'VALORE_NON_VALIDO', gravita: 'ERRORE', campo: 'annoImposta' }])
  })
})

describe('una cifra è provvisoria se ne legge una riportata lungo il ramo preso', () => {
  const sostitutiva = 'redditoContributiImposta.impostaSostitutiva'
  const diCassa = unProfessionista(2027, { gestionePrevidenziale: { cassaProfessionale: true }, redditoContributiImposta: { contributiCassaProf: 3_000 } })

  it("l'imposta sostitutiva di un artigiano lo è, quella di un professionista con i contributi alla cassa scritti no", () => {
    expect(calcola(unArtigiano(2027)).cifreProvvisorie).toContain(sostitutiva)
    const professionista = calcola(diCassa)
    expect(professionista.redditoContributiImposta.contributiCassaProfApplicati).toBe(3_000)
    expect(professionista.cifreProvvisorie).not.toContain(sostitutiva)
  })

  /** The carried-over figures, slightly increased. With them every result that is not marked provisional must stay the same. */
  const mosse = new Map<Expression, number>(
    cifre.flatMap((c) => (!(c instanceof Tabella) && provvisoria(c.cifra(2027)) ? [[c, c.cifra(2027).valore * 1.001] as const] : [])),
  )
  it.each([
    ['iforfettari', iforfettari.programma],
    ['convsrl', convsrl.programma],
    ['budget4u', budget4u.programma],
  ] as const)('%s: spostate le cifre riportate, ciò che non è detto provvisorio resta fermo', (nome, { edition, work, withFigures }) => {
    const { program, provisional } = edition(2027)
    const ricalcola = withFigures(2027, mosse, program.rules)
    let ferme = 0
    for (const { stato } of linee(nome)) {
      const fatto = work({ ...stato, annoImposta: 2027 })
      if (!('reading' in fatto)) continue
      const { values } = fatto.reading
      const dopo = ricalcola(values)
      const nominate = new Set(provisional?.(values).cifreProvvisorie)
      const cambiata = edition(2027).collect({ ...fatto.reading, values: dopo })
      for (const percorso of foglie(fatto.result)) {
        if (nominate.has(percorso) || percorso.startsWith('messaggi')) continue
        expect(valore(cambiata, percorso), percorso).toEqual(valore(fatto.result, percorso))
        ferme++
      }
    }
    expect(ferme).toBeGreaterThan(100)
  })
})

/** The paths of the numbers, words and answers of a result. */
function foglie(x: unknown, percorso = ''): readonly string[] {
  if (Array.isArray(x)) return x.flatMap((voce, i) => foglie(voce, `${percorso}[${i}]`))
  if (typeof x !== 'object' || x === null) return typeof x === 'number' ? [percorso] : []
  return Object.entries(x).flatMap(([chiave, voce]) => foglie(voce, percorso ? `${percorso}.${chiave}` : chiave))
}
const valore = (x: unknown, percorso: string): unknown =>
  percorso.split(/[.[\]]+/).reduce<unknown>((dentro, chiave) => (chiave ? (dentro as Readonly<Record<string, unknown>> | null)?.[chiave] : dentro), x)

describe('il limite dei redditi di lavoro dipendente (lett. d-ter) nel 2027', () => {
  const con = (redditoDipendenteAnnoPrecedente: number, anno: 2026 | 2027 = 2027, rapportoCessato = false) =>
    unArtigiano(anno, { requisiti: { redditoDipendenteAnnoPrecedente, rapportoCessato } })
  const verdetto = (stato: Parameters<typeof calcola>[0]) => calcola(stato).confronto.regimeConveniente
  const avvisa = (stato: Parameters<typeof calcola>[0]) => avvisi(stato).includes('LIMITE_DIPENDENTE_2027')

  it('30.000 è ammesso; da 30.000,01 a 35.000 non lo è, con l’avviso; oltre non lo è e basta', () => {
    expect([30_000, 30_000.01, 35_000, 35_000.01].map((x) => verdetto(con(x)) === 'NON_AMMESSO')).toEqual([false, true, true, true])
    expect([30_000, 30_000.01, 35_000, 35_000.01].map((x) => avvisa(con(x)))).toEqual([false, true, true, false])
  })

  it('nel 2026 35.000 è ammesso, senza avviso', () => {
    expect([verdetto(con(35_000, 2026)) === 'NON_AMMESSO', avvisa(con(35_000, 2026))]).toEqual([false, false])
  })

  it('con il rapporto cessato non si prova: ammesso, senza avviso', () => {
    expect([verdetto(con(35_000, 2027, true)) === 'NON_AMMESSO', avvisa(con(35_000, 2027, true))]).toEqual([false, false])
  })

  it('tra i due limiti l’esito dipende dalla proroga, e lo si dice', () => {
    const stato = con(32_000)
    const { sensibilita } = calcola(stato)
    expect(sensibilita?.limiteDipendente).toEqual([
      { limite: 30_000, regimeConveniente: 'NON_AMMESSO' },
      { limite: 35_000, regimeConveniente: verdetto(con(30_000)) },
    ])
    expect(sensibilita?.stabile).toBe(false)
    expect(avvisi(stato)).toContain('ESITO_SENSIBILE')
    expect(avvisi(con(30_000))).not.toContain('ESITO_SENSIBILE')
  })
})

describe('i contributi del 2027', () => {
  it('artigiano forfettario al minimo con la riduzione del 50%: 4.513,92 / 2 + 7,44 = 2.264,40, provvisorio', () => {
    const { redditoContributiImposta, cifreProvvisorie } = calcola(
      unArtigiano(2027, { gestionePrevidenziale: { riduzione50: true }, redditoContributiImposta: { ricavi: 10_000 } }),
    )
    expect(redditoContributiImposta.contributiIvsNetti).toBe(2_264.4)
    expect(cifreProvvisorie).toContain('redditoContributiImposta.contributiIvsNetti')
  })

  it('indicizzati del 2%: minimale 18.808 × 1,02 = 19.184,16, cioè 19.184; minimo 19.184 × 24% + 7,44 = 4.611,60', () => {
    const due = indicizzati(2027, 2)
    const perId = new Map([...due].map(([c, x]) => [(c as Parametro).id, x]))
    // 56.224 × 1,02 = 57.348,48; 93.707 × 1,02 = 95.581,14; 122.295 × 1,02 = 124.740,90.
    expect(Object.fromEntries(perId)).toEqual({
      'inps.minimale': 19_184,
      'inps.primaFascia': 57_348,
      'inps.massimaleAnte1996': 95_581,
      'inps.massimale': 124_741,
      'inps.minimaleSeparata': 19_184,
      'inps.massimaleSeparata': 124_741,
    })
    const { edition, work, withFigures } = iforfettari.programma
    const fatto = work(unArtigiano(2027, { redditoContributiImposta: { ricavi: 10_000 } }))
    if (!('reading' in fatto)) throw new Error('a known year')
    const values = withFigures(2027, due, edition(2027).program.rules)(fatto.reading.values)
    expect(fatto.result.redditoContributiImposta.contributiIvsNetti).toBe(4_521.36)
    expect(edition(2027).collect({ ...fatto.reading, values }).redditoContributiImposta.contributiIvsNetti).toBe(4_611.6)
  })

  it('la sensibilità di Convenienza Srl nomina lo scenario che costa meno, con il suo prelievo', () => {
    const stato = linee('convsrl').find(({ stato: s }) => s.annoImposta === 2026)?.stato as object
    const { sensibilita, riepilogo } = intero(convsrl.calcola({ ...stato, annoImposta: 2027 }))
    const prelievi = Object.values(riepilogo).flatMap(({ totali }) => (totali ? [totali.attribuibile] : []))
    expect(sensibilita?.indicizzazione.map(({ percento }) => percento)).toEqual([0, 1, 2, 3])
    expect(sensibilita?.indicizzazione[0]?.prelievo).toBe(Math.min(...prelievi))
  })
})
