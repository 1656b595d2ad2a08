/** From incomes to IRPEF and surcharges, for one person on one side of the comparison. */

import { type Condizione, type Importo, inGruppi, type Norma, normaDal, perPeriodo, regola, se, zero } from '@bilancia/engine'
import { addizionaleComunale, addizionaleRegionale } from '../addizionali/index.ts'
import { legge, tuir } from '../norme.ts'
import { type Famiglia, type Oneri, type Redditi, type Residenza, redditiFuori, type Soggetto } from '../persona.ts'
import { detrazioniPerCarichi } from './carichi.ts'
import { detrazioniPerLavoro } from './lavoro.ts'
import * as p from './parametri.ts'
import { sommaEsente, trattamentoIntegrativo, ulterioreDetrazione } from './sostegno.ts'
import { voci } from './voci.ts'

/** The headings of a panel. */
const gruppi = [
  { titolo: 'Redditi', voci: ['redditoImpresaLavoroAutonomo', 'altriRedditi'], totali: ['redditoComplessivo', 'redditoPerDetrazioni'] },
  {
    titolo: 'Deduzioni',
    voci: ['deduzioneAbitazionePrincipale', 'contributiDeducibili', 'oneriDeducibili', 'baseFlatTaxIncrementale'],
    totali: ['redditoImponibile'],
  },
  { titolo: 'Imposta lorda', voci: ['irpefLorda'], totali: [] },
  {
    titolo: 'Detrazioni',
    voci: [
      'detrazioneCarichi',
      'detrazioneLavoroDipendente',
      'detrazionePensione',
      'detrazioneAutonomi',
      'ulterioreDetrazione',
      'detrazioneOneri',
      'taglioDetrazioneOneri',
    ],
    totali: ['totaleDetrazioni', 'detrazioniNonUtilizzate'],
  },
  { titolo: 'Imposta netta', voci: ['irpefNetta'], totali: [] },
  {
    titolo: 'Addizionali e altre imposte',
    voci: ['addizionaleRegionale', 'addizionaleComunale', 'impostaCedolare', 'impostaFlatTaxIncrementale'],
    totali: ['totaleImposte'],
  },
  { titolo: 'Somme percepite', voci: ['trattamentoIntegrativo', 'sommaEsente'], totali: [] },
] as const

const TETTO =
  'Dal 2025 il tetto alle spese di chi supera 75.000 euro di reddito (art. 16-ter TUIR) non è calcolato: gli importi si scrivono già entro il tetto.'

/** Personal data: incomes outside the activity, family, charges, residence. */
export type Persona = { readonly redditiDiversiDaImpresa_LavAutonomo: Redditi; readonly altriDatiPersonali: Famiglia & Oneri & Residenza }

export type DatiLiquidazione = {
  readonly persona: Persona
  /** Income from business or self-employment, after losses. A professional's loss is negative. */
  readonly impresa: Importo
  /** Contributions this person deducts. */
  readonly contributi: Importo
  /** Flat-rate income that counts in the reference income, net of contributions and losses (LM38). */
  readonly forfettario: Importo
  /** Whether the business income gives the right to the deduction of art. 13 c. 5. */
  readonly detrazioneImpresa: Condizione
  readonly flatTax: { readonly base: Importo; readonly imposta: Importo }
}

/** The panel of a person, and the lines that another panel may show beside it. */
export function imposteDellaPersona({ id, di }: Soggetto, { persona, impresa, contributi, forfettario, detrazioneImpresa, flatTax }: DatiLiquidazione) {
  const { redditiDiversiDaImpresa_LavAutonomo: redditi, altriDatiPersonali: dati } = persona
  const chi: Soggetto = { id: `${id}.irpef`, di }
  const rule = (name: string, nome: string, norma: Norma, formula: Importo, nota?: string) =>
    regola(`${chi.id}.${name}`, { nome: `${nome} ${di}`, di, norma, formula, ...(nota && { nota }) })

  const redditoImpresa = rule('redditoImpresa', "Reddito d'impresa o di lavoro autonomo", tuir('6', '8'), impresa)
  const [primo, ...fuori] = redditiFuori(redditi)
  const altriRedditi = rule('altriRedditi', 'Altri redditi', tuir('6'), primo.piu(...fuori))
  const complessivo = rule(
    'complessivo',
    'Reddito complessivo',
    tuir('8'),
    redditoImpresa.piu(altriRedditi).nonNegativo(),
    "La perdita di lavoro autonomo riduce gli altri redditi dell'anno, non oltre zero.",
  )
  const abitazione = rule('abitazionePrincipale', "Deduzione per l'abitazione principale", tuir('10, c. 3-bis'), redditi.abitazionePrincipale)
  const riferimento = rule(
    'riferimento',
    'Reddito per le detrazioni',
    legge('artt. 12, c. 4-bis, e 13, c. 6-bis, TUIR; D.Lgs. 23/2011, art. 3, c. 7; L. 190/2014, art. 1, c. 75; Redditi PF, rigo RN1, col. 1'),
    complessivo.meno(abitazione).nonNegativo().piu(redditi.cedolareSecca, forfettario),
    'Non si sottraggono contributi né oneri deducibili; il reddito forfettario conta al netto dei contributi e delle perdite (LM38).',
  )
  const contributiDeducibili = rule('contributi', 'Contributi deducibili', tuir('10, c. 1, lett. e)'), contributi)
  const oneri = rule('oneri', 'Oneri deducibili', tuir('10'), dati.oneriDeducibili)
  const baseFlatTax = rule('baseFlatTax', 'Base della flat tax incrementale', legge('L. 197/2022, art. 1, c. 55-57'), flatTax.base)
  const imponibile = rule('imponibile', voci.imponibile, tuir('3', '10'), complessivo.meno(abitazione, contributiDeducibili, oneri, baseFlatTax).nonNegativo())
  const lorda = rule(
    'lorda',
    voci.lorda,
    tuir('11, c. 1'),
    imponibile.aScaglioni(p.scaglioni),
    'Le esenzioni di chi ha soltanto redditi fondiari fino a 500 euro (c. 2-bis), o pensione, terreni e abitazione (c. 2), non sono applicate.',
  )

  const lavoratore = { lavoroDipendente: redditi.lavoroDipendente, assimilati: redditi.assimilatiLavoroDipendente, giorniLavoro: redditi.giorniLavoro }
  const dipendente = { ...lavoratore, giorniLavoro: redditi.giorniDipendente ?? redditi.giorniLavoro }
  const carichi = detrazioniPerCarichi(chi, riferimento, dati)
  const lavoro = detrazioniPerLavoro(chi, riferimento, {
    redditoLavoro: redditi.lavoroDipendente.piu(redditi.assimilatiLavoroDipendente),
    pensione: redditi.pensione,
    giorniLavoro: redditi.giorniLavoro,
    giorniPensione: redditi.giorniPensione,
    autonomo: redditoImpresa.supera(zero).e(detrazioneImpresa).o(redditi.redditiDiversi.supera(zero)),
  })
  const ulteriore = ulterioreDetrazione(chi, riferimento, lavoratore, dipendente.giorniLavoro)

  const { detrazioniOneriSoggetteATaglio: soggette, detrazioneInteressiMutuo: interessi } = dati
  const ridottePerReddito = rule(
    'oneriRidotti',
    'Detrazioni per oneri dopo la riduzione per gli alti redditi',
    tuir('15, c. 3-bis'),
    soggette === zero
      ? zero
      : se(riferimento.supera(p.altiRedditi.oltre), {
          allora: soggette.inProporzione(p.altiRedditi.zeroOltre.meno(riferimento).nonNegativo(), p.altiRedditi.ampiezza),
          altrimenti: soggette,
        }),
    "Si riducono le detrazioni dell'art. 15, anche il 26% alle ONLUS (c. 1.1) e il 90% delle polizze (D.L. 34/2020, art. 119, c. 4, che alza quella della lett. f-bis). Il 26% ai partiti (D.L. 149/2013, art. 11) no: oltre 120.000 euro si scrive con gli interessi del mutuo, che hanno gli stessi tagli.",
  )
  const conInteressi = soggette === zero && interessi === zero ? zero : ridottePerReddito.piu(interessi)
  const tagliate = se(riferimento.supera(p.taglio.oltre), { allora: conInteressi.meno(p.taglio.importo).nonNegativo(), altrimenti: conInteressi })
  const alti = 'art. 15, c. 3-bis, TUIR'
  const normaOneri = normaDal({
    dal2020: legge(alti),
    dal2024: legge(`${alti}; D.Lgs. 216/2023, art. 2`),
    dal2025: legge(alti),
    dal2026: legge(`${alti}; art. 16-ter, c. 5-bis, TUIR`),
  })
  const dopoTaglio = rule(
    'oneriDopoTaglio',
    'Detrazioni per oneri soggetti a riduzione',
    normaOneri,
    conInteressi === zero ? zero : perPeriodo({ dal2020: conInteressi, dal2024: tagliate, dal2025: conInteressi, dal2026: tagliate, finoAl: 2027 }),
    TETTO,
  )
  const detrazioneOneri = rule(
    'detrazioneOneri',
    'Detrazioni per oneri',
    normaDal({ dal2020: tuir('15', '16-bis'), dal2025: tuir('15', '16-bis', '16-ter') }),
    dati.detrazioniOneri.piu(dopoTaglio),
    TETTO,
  )
  const taglioOneri = rule('taglioOneri', 'Detrazioni per oneri tagliate', normaOneri, soggette.piu(interessi).meno(dopoTaglio))

  const spettanti = rule(
    'detrazioniSpettanti',
    'Detrazioni spettanti',
    tuir('11, c. 3'),
    carichi.totale.piu(lavoro.dipendente, lavoro.pensione, lavoro.autonomi, ulteriore, detrazioneOneri),
  )
  const usate = rule('detrazioni', voci.detrazioni, tuir('11, c. 3'), spettanti.alMassimo(lorda))
  const perse = rule('detrazioniNonUtilizzate', 'Detrazioni non utilizzate', tuir('11, c. 3'), spettanti.meno(usate))
  const netta = rule('netta', voci.netta, tuir('11, c. 3'), lorda.meno(usate))

  const base = { netta, imponibile, complessivo, cedolare: redditi.cedolareSecca, forfettario }
  const regionale = addizionaleRegionale({ id, di }, base, dati)
  const comunale = addizionaleComunale({ id, di }, base, dati)
  const cedolare = rule('cedolare', 'Cedolare secca', legge('D.Lgs. 23/2011, art. 3'), redditi.cedolareSecca.al(redditi.aliquotaCedolare))
  const impostaFlatTax = rule('flatTax', 'Flat tax incrementale', legge('L. 197/2022, art. 1, c. 55'), flatTax.imposta)
  const totale = rule('totale', 'Totale imposte', legge('somma delle imposte della persona'), netta.piu(regionale, comunale, cedolare, impostaFlatTax))

  const integrativo = trattamentoIntegrativo(chi, riferimento, lavoratore, {
    lorda,
    detrazioneLavoro: lavoro.senzaAumento,
    carichi: carichi.totale,
    interessiMutuo: dati.detrazioneInteressiMutuo,
  })
  const somma = sommaEsente(chi, riferimento, dipendente)

  const panel = inGruppi(
    {
      redditoImpresaLavoroAutonomo: redditoImpresa,
      altriRedditi,
      redditoComplessivo: complessivo,
      redditoPerDetrazioni: riferimento,
      deduzioneAbitazionePrincipale: abitazione,
      contributiDeducibili,
      oneriDeducibili: oneri,
      baseFlatTaxIncrementale: baseFlatTax,
      redditoImponibile: imponibile,
      irpefLorda: lorda,
      detrazioneCarichi: carichi.totale,
      detrazioneLavoroDipendente: lavoro.dipendente,
      detrazionePensione: lavoro.pensione,
      detrazioneAutonomi: lavoro.autonomi,
      ulterioreDetrazione: ulteriore,
      detrazioneOneri,
      taglioDetrazioneOneri: taglioOneri,
      totaleDetrazioni: usate,
      detrazioniNonUtilizzate: perse,
      irpefNetta: netta,
      addizionaleRegionale: regionale,
      addizionaleComunale: comunale,
      impostaCedolare: cedolare,
      impostaFlatTaxIncrementale: impostaFlatTax,
      totaleImposte: totale,
      trattamentoIntegrativo: integrativo,
      sommaEsente: somma,
    },
    gruppi,
  )
  /** Lines that a panel may show beside its own. */
  const oltre = {
    detrazioneConiuge: carichi.coniuge,
    detrazioneFigli: carichi.figli,
    detrazioniSpettanti: spettanti,
    deduzioniNonUtilizzate: rule(
      'deduzioniNonUtilizzate',
      'Deduzioni non utilizzate',
      tuir('10'),
      abitazione.piu(contributiDeducibili, oneri).meno(complessivo).nonNegativo(),
      'Contributi e oneri oltre il reddito si perdono.',
    ),
  }
  return { panel, oltre }
}

export const liquidazione = (soggetto: Soggetto, dati: DatiLiquidazione) => imposteDellaPersona(soggetto, dati).panel
