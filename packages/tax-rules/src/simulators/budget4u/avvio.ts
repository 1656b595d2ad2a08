/** Start-up: investments with their depreciation, the three columns of expenses, and their part in the income statement. */
import { budget4u } from '@bilancia/contract'
import { conVoci, type Importo, mai, type Regola, regola, se, zero } from '@bilancia/engine'
import { ammortamento, coefficienti, ripresaAutovetture } from '../../ammortamenti/index.ts'
import { attoCostitutivo, iscrizioneAlbo, iscrizioneRegistroImprese } from '../../costi-avvio/index.ts'
import { previsione, tuir } from '../../norme.ts'
import { campi, contoProfessionista, dittaIndividuale, info, nelPrimo, srl, tasse, tipo } from './dati.ts'
import * as p from './parametri.ts'

type Bene = budget4u.Bene
type Spesa = budget4u.Spesa
type Colonna = keyof typeof budget4u.colonne

const { investimenti, speseDiAvvio } = info
const { numero } = campi.esercizio
const chiavi = Object.keys as <K extends string>(o: Readonly<Record<K, unknown>>) => readonly K[]
const beni = chiavi<Bene>(budget4u.beni)
const spese = chiavi<Spesa>(budget4u.spese)
const somma = ([prima, ...altre]: readonly Importo[]): Importo => (prima ? prima.piu(...altre) : zero)

/** For business income the first quota is halved. Not for professionals, not for intangible assets. */
const dimezzata = contoProfessionista.non()

const pianoDi = (bene: Bene) => ({
  coefficiente: regola(`investimenti.${bene}.coefficienteApplicato`, {
    nome: `Coefficiente di ammortamento: ${budget4u.beni[bene].nome}`,
    norma: (year) => coefficienti[bene].norma(year),
    formula: investimenti[bene].coefficiente.oppure(coefficienti[bene]),
  }),
  dimezzata: bene === 'immateriali' ? mai : dimezzata,
  anno: numero,
})
/** A professional's building is not depreciated; for the others, the land is not. Not a line of its own: only the quota is rounded. */
const base: Readonly<Partial<Record<Bene, Importo>>> = {
  fabbricato: se(contoProfessionista, { allora: zero, altrimenti: investimenti.fabbricato.costo.ridottoDel(investimenti.quotaTerreno) }),
}
const note: Readonly<Partial<Record<Bene, string>>> = {
  fabbricato: 'Il terreno non si ammortizza; per il professionista gli immobili acquistati dopo il 2009 non si deducono.',
}
const pianoAuto = pianoDi('autovetture')
const quota = (bene: Bene): Regola<'euro'> =>
  ammortamento(
    { id: `investimenti.${bene}.ammortamento`, di: `di: ${budget4u.beni[bene].nome}` },
    base[bene] ?? investimenti[bene].costo,
    bene === 'autovetture' ? pianoAuto : pianoDi(bene),
    note[bene],
  )
const ammortamenti: Readonly<Record<Bene, Regola<'euro'>>> = {
  fabbricato: quota('fabbricato'),
  macchinari: quota('macchinari'),
  attrezzature: quota('attrezzature'),
  impianti: quota('impianti'),
  mobiliUfficio: quota('mobiliUfficio'),
  furgoni: quota('furgoni'),
  autovetture: quota('autovetture'),
  immateriali: quota('immateriali'),
  altro: quota('altro'),
}
export const ripresaAuto = ripresaAutovetture(
  { id: 'investimenti.autovetture.ripresa', di: "dell'anno" },
  { costo: investimenti.autovetture.costo, ammortamento: ammortamenti.autovetture, agente: info.agenteRappresentante, ...pianoAuto },
)

const iscritto = { individuale: dittaIndividuale, societaDiPersone: tipo.societaDiPersone, societaDiCapitali: srl }
const di = "dell'attività"
const atto = regola('speseDiAvvio.atto', {
  nome: 'Atto costitutivo: spese vive',
  norma: previsione('quanto inserito, o registro, bollo, concessione governativa e libri'),
  formula: speseDiAvvio.attoCostituzioneSocieta.speseVive.oppure(attoCostitutivo({ id: 'speseDiAvvio.attoCalcolato', di }, iscritto)),
})
const registro = iscrizioneRegistroImprese({ id: 'speseDiAvvio.registro', di }, iscritto, campi.iscrizioneRegistroImprese)
const albo = iscrizioneAlbo({ id: 'speseDiAvvio.albo', di }, iscritto, tasse.gestioneIvs.vale('ARTIGIANO'), campi.iscrizioneImpreseArtigiane)

const calcolate: Readonly<Partial<Record<Spesa, Importo>>> = { attoCostituzioneSocieta: atto, iscrizioneRegistroImprese: registro, iscrizioneAlbo: albo }
const importo = (spesa: Spesa, colonna: Colonna): Importo => {
  const riga = speseDiAvvio[spesa]
  if (colonna !== 'speseVive') return riga[colonna]
  const calcolata = calcolate[spesa]
  if (calcolata) return calcolata
  return 'speseVive' in riga && 'unita' in riga.speseVive && 'piu' in riga.speseVive ? riga.speseVive : zero
}

const voce = (chiave: string, nome: string, formula: Importo, perche = 'somma della colonna') =>
  regola(`avvio.${chiave}`, { nome, norma: previsione(perche), formula })
const colonna = (chiave: Colonna) => somma(spese.map((spesa) => importo(spesa, chiave)))

export const totali = {
  totaleInvestimenti: voce('totaleInvestimenti', 'Totale investimenti', somma(beni.map((bene) => investimenti[bene].costo))),
  totaleAmmortamenti: voce('totaleAmmortamenti', 'Totale ammortamenti', somma(beni.map((bene) => ammortamenti[bene]))),
  totaleSpeseVive: voce('totaleSpeseVive', 'Totale spese vive', colonna('speseVive')),
  totaleConsulenzeEsterne: voce('totaleConsulenzeEsterne', 'Totale consulenze esterne', colonna('consulenzeEsterne')),
  totaleConsulenzeInterne: voce('totaleConsulenzeInterne', 'Totale consulenze interne', colonna('consulenzeInterne')),
}
export const totaleCostiIniziali = voce(
  'totaleCostiIniziali',
  'Totale costi iniziali',
  totali.totaleInvestimenti.piu(totali.totaleSpeseVive, totali.totaleConsulenzeEsterne, totali.totaleConsulenzeInterne),
  'investimenti e spese di avvio',
)

const imputabili = regola('avvio.imputabili', {
  nome: 'Spese di avvio che diventano costi',
  norma: tuir('108'),
  nota: 'Spese vive e consulenze esterne: il lavoro proprio non è mai un costo.',
  formula: totali.totaleSpeseVive.piu(totali.totaleConsulenzeEsterne),
})
export const costiAvvioImputati = regola('avvio.costiAvvioImputati', {
  nome: 'Costi di avvio imputati',
  norma: tuir('108'),
  nota: 'Per intero solo nel primo anno; per quinti in ciascuno dei cinque. La scelta cambia utile, IRAP e imposte.',
  formula: info.imputazioneCostiAvvio.tra({ NO: zero, INTERO: nelPrimo(imputabili, zero), QUINTO: imputabili.diviso(p.anniSpeseImpianto) }),
})

const { totaleInvestimenti, totaleAmmortamenti, ...colonne } = totali
const delBene = (bene: Bene) => conVoci({ ammortamento: ammortamenti[bene] }, { ammortamento: `Ammortamento: ${budget4u.beni[bene].nome}` })
/** In the shape of the result. */
export const uscite = {
  investimenti: {
    fabbricato: delBene('fabbricato'),
    macchinari: delBene('macchinari'),
    attrezzature: delBene('attrezzature'),
    impianti: delBene('impianti'),
    mobiliUfficio: delBene('mobiliUfficio'),
    furgoni: delBene('furgoni'),
    autovetture: delBene('autovetture'),
    immateriali: delBene('immateriali'),
    altro: delBene('altro'),
  },
  totaleInvestimenti,
  totaleAmmortamenti,
  speseDiAvvio: {
    attoCostituzioneSocieta: { speseVive: atto },
    iscrizioneRegistroImprese: { speseVive: registro },
    iscrizioneAlbo: { speseVive: albo },
  },
  ...colonne,
  totaleCostiIniziali,
}
