/** Budget4u: investments and start-up expenses. */
import { above, all, not } from '../fields/condition.ts'
import { type Fields, group, money, onForm, optionalMoney, optionalPercent, percent, text } from '../fields/field.ts'
import * as c from './conditions.ts'

/** The name of each investment, in the order of the form. The number is the row of the specification. */
export const beni = {
  fabbricato: { riga: 16, nome: 'Fabbricato', help: 'Prezzo intero: il terreno si toglie con la sua quota' },
  macchinari: { riga: 17, nome: 'Macchinari' },
  attrezzature: { riga: 18, nome: 'Attrezzature' },
  impianti: { riga: 19, nome: 'Impianti' },
  mobiliUfficio: { riga: 20, nome: "Mobili d'ufficio" },
  furgoni: { riga: 21, nome: 'Furgoni' },
  autovetture: { riga: 22, nome: 'Autovetture' },
  immateriali: { riga: 23, nome: 'Beni immateriali', help: 'Software, licenze: la quota del primo anno è intera' },
  altro: { riga: 24, nome: 'Altro' },
} as const satisfies Readonly<Record<string, { readonly riga: number; readonly nome: string; readonly help?: string }>>
export type Bene = keyof typeof beni

/** A row of cells under column headings. */
const riga = <const F extends Fields>(nome: string, celle: F) => onForm(group(nome, celle), { elsewhere: 'riga di celle' })

const bene = (chiave: Bene) => {
  const { riga: numero, nome, ...altro } = beni[chiave]
  return riga(nome, {
    costo: money(nome, { cell: `E${numero}`, ...altro }),
    coefficiente: optionalPercent(`Coefficiente: ${nome}`, { cell: `K${numero}`, help: 'Vuoto: coefficiente generale della tabella ministeriale' }),
  })
}

/** Buildings of a professional are not depreciated. */
const conFabbricato = all(above('informazioniCostiDiAvvio.investimenti.fabbricato.costo', 0), not(c.professione))

export const investimenti = group(
  'Investimenti',
  {
    fabbricato: bene('fabbricato'),
    macchinari: bene('macchinari'),
    attrezzature: bene('attrezzature'),
    impianti: bene('impianti'),
    mobiliUfficio: bene('mobiliUfficio'),
    furgoni: bene('furgoni'),
    autovetture: bene('autovetture'),
    immateriali: bene('immateriali'),
    altro: bene('altro'),
    quotaTerreno: percent('Quota del terreno', { default: 20, help: 'Parte del prezzo del fabbricato che non si ammortizza', form: { shown: conFabbricato } }),
  },
  c.normale,
)

/** The rows of the start-up expenses, in the order of the form. Registration rows have a dialog for their out-of-pocket cost. */
export const spese = {
  acquistoAzienda: { riga: 37, nome: "Contratto di acquisto d'azienda", help: 'Registro 3% (9% sui fabbricati), notaio' },
  affittoAzienda: { riga: 38, nome: "Contratto d'affitto d'azienda", help: "Registro 200 € se soggetto all'IVA" },
  attoCostituzioneSocieta: { riga: 39, nome: 'Atto costitutivo della società' },
  iscrizioneRegistroImprese: { riga: 40, nome: 'Iscrizione Registro Imprese' },
  iscrizioneAlbo: { riga: 41, nome: 'Iscrizione Albo Imprese Artigiane' },
  autorizzazioniPermessi: { riga: 42, nome: 'Autorizzazioni e permessi', help: 'SCIA, licenze' },
  locali: { riga: 43, nome: 'Contratto di affitto o acquisto dei locali', help: 'Registro 1% o 2% del canone, bollo 16 €' },
  privacy: { riga: 44, nome: 'Privacy' },
  dlgs812008: { riga: 45, nome: 'D.Lgs. 81/2008' },
  haccp: { riga: 46, nome: 'HACCP' },
  ambiente: { riga: 47, nome: 'Ambiente' },
  informatici: { riga: 48, nome: 'Informatica' },
  altro1: { riga: 49, nome: 'Altra spesa 1' },
  altro2: { riga: 50, nome: 'Altra spesa 2' },
} as const satisfies Readonly<Record<string, { readonly riga: number; readonly nome: string; readonly help?: string }>>
export type Spesa = keyof typeof spese

/** The three amounts of a row. */
export const colonne = { speseVive: 'Spese vive', consulenzeEsterne: 'Consulenze esterne e provvigioni', consulenzeInterne: 'Consulenze interne' } as const

const consulenze = (chiave: Spesa) => {
  const { riga, nome } = spese[chiave]
  return {
    consulenzeEsterne: money(`${nome}: consulenze esterne e provvigioni`, { cell: `F${riga}` }),
    consulenzeInterne: money(`${nome}: consulenze interne`, { cell: `I${riga}`, help: 'Lavoro proprio: non diventa mai un costo' }),
  }
}
const spesa = (chiave: Exclude<Spesa, 'attoCostituzioneSocieta' | 'iscrizioneRegistroImprese' | 'iscrizioneAlbo' | 'altro1' | 'altro2'>) => {
  const { riga: numero, nome, ...altro } = spese[chiave]
  return riga(nome, { speseVive: money(`${nome}: spese vive`, { cell: `E${numero}`, ...altro }), ...consulenze(chiave) })
}
const altra = (chiave: 'altro1' | 'altro2') => {
  const { riga: numero, nome } = spese[chiave]
  return riga(nome, {
    descrizione: text(`${nome}: descrizione`, { information: true }),
    speseVive: money(`${nome}: spese vive`, { cell: `E${numero}` }),
    ...consulenze(chiave),
  })
}

export const speseDiAvvio = group(
  'Spese di avvio',
  {
    acquistoAzienda: spesa('acquistoAzienda'),
    affittoAzienda: spesa('affittoAzienda'),
    attoCostituzioneSocieta: riga(spese.attoCostituzioneSocieta.nome, {
      speseVive: optionalMoney(`${spese.attoCostituzioneSocieta.nome}: spese vive`, {
        cell: 'E39',
        help: 'Vuoto: registro, bollo e, per la S.r.l., tassa di concessione governativa e tre libri. Senza quella tassa qui, «Quando si paga» non la conta neanche poi',
        form: { computed: 'informazioniCostiDiAvvio.speseDiAvvio.attoCostituzioneSocieta.speseVive' },
      }),
      ...consulenze('attoCostituzioneSocieta'),
    }),
    iscrizioneRegistroImprese: riga(spese.iscrizioneRegistroImprese.nome, consulenze('iscrizioneRegistroImprese')),
    iscrizioneAlbo: riga(spese.iscrizioneAlbo.nome, consulenze('iscrizioneAlbo')),
    autorizzazioniPermessi: spesa('autorizzazioniPermessi'),
    locali: spesa('locali'),
    privacy: spesa('privacy'),
    dlgs812008: spesa('dlgs812008'),
    haccp: spesa('haccp'),
    ambiente: spesa('ambiente'),
    informatici: spesa('informatici'),
    altro1: altra('altro1'),
    altro2: altra('altro2'),
  },
  c.normale,
)
