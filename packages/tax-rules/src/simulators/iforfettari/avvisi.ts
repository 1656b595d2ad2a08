/** Messages that need the calculation. Messages about single fields are in the catalog. */
import { casse, iforfettari } from '@bilancia/contract'
import { type Avviso, almenoUna, avviso, type Condizione, indicato, mai, perPeriodo, regola, requisito, se, zero } from '@bilancia/engine'
import { avvisiCassa } from '../../casse/index.ts'
import { parametri as f } from '../../forfettario/index.ts'
import { normaRiduzioni } from '../../inps/index.ts'
import { limiteACarico } from '../../irpef/index.ts'
import { forfettari, legge, tuir } from '../../norme.ts'
import { motivi } from './confronto.ts'
import { calcolabile, campi, collaboratori, conIvs, impresa, perCollaboratore, professione, tipoPrevidenza } from './dati.ts'
import * as forfettario from './forfettario.ts'
import { fondo as fondoNormale, imputato } from './normale.ts'

const { messages } = iforfettari
const { regimeForfettario, redditoContributiImposta, gestionePrevidenziale, liquidazioneIrpef, requisiti } = campi

// Months lost because of the 35% reduction.

const { ivs } = forfettario.contributi
const mesi = (posizione: typeof ivs.titolare) => ({ valore: posizione.mesi, formato: 'numero' as const })
const normaMesi = legge('L. 335/1995, art. 2, c. 29; circ. INPS 35/2016')
/** A typed amount replaces the contributions that the fund would calculate. */
const digitati = indicato(redditoContributiImposta.contributiCassaProf)
const anno = regola('avvisi.anno', { nome: "Anno d'imposta", norma: legge('dato inserito'), formula: campi.annoImposta })
const persiDalTitolare = requisito('titolare.mesiPersiCon35', {
  nome: 'Il titolare perde mesi con la riduzione del 35%',
  norma: normaMesi,
  formula: redditoContributiImposta.riduzione35.e(ivs.titolare.mesiPersi),
})
const persiDa = perCollaboratore((c, i) => {
  const posizione = ivs.collaboratori[i]
  const perde = redditoContributiImposta.riduzione35.e(posizione.mesiPersi)
  const voce = (id: string, chi: Condizione) =>
    requisito(`${c.id}.mesiPersiCon35.${id}`, { nome: `Il collaboratore ${c.n} perde mesi con la riduzione del 35%`, norma: normaMesi, formula: perde.e(chi) })
  const { nomeCognome } = c.dati
  return {
    perde,
    elenco: [
      { quando: voce('conNome', nomeCognome.scritto), parti: [nomeCognome, ': ', mesi(posizione)] },
      { quando: voce('senzaNome', nomeCognome.scritto.non()), parti: [`collaboratore ${c.n}: `, mesi(posizione)] },
    ],
  }
})
export const contributiRidotti = avviso('CONTRIBUTI_RIDOTTI_SOTTO_MINIMALE', messages.CONTRIBUTI_RIDOTTI_SOTTO_MINIMALE, {
  campo: 'redditoContributiImposta.warningContributi35',
  nome: 'I contributi ridotti del 35% accreditano meno di 12 mesi',
  norma: normaMesi,
  quando: persiDalTitolare.o(...persiDa.map(({ perde }) => perde)),
  valori: {
    anno: { valore: anno, formato: 'cifre' },
    mesi: {
      separatore: '; ',
      elenco: [{ quando: persiDalTitolare, parti: ['titolare: ', mesi(ivs.titolare)] }, ...persiDa.flatMap(({ elenco }) => elenco)],
    },
  },
})

// Revenue over the limit.

const oltreImmediato = motivi.ricaviOltreUscitaImmediata
const dallAnnoDopo = requisito('ricaviOltreLimite', {
  nome: "Ricavi oltre il limite verificato l'anno dopo",
  norma: forfettari('c. 54 e 71'),
  nota: 'Nel primo anno di attività i ricavi si ragguagliano ad anno (c. 54, lett. a): qui non si sa per quanti giorni, e contano come sono.',
  formula: oltreImmediato.non().e(redditoContributiImposta.ricavi.supera(f.limiteRicaviDellAnno)),
})
const limiteSuperato = regola('limiteRicaviSuperato', {
  nome: 'Limite di ricavi superato',
  norma: forfettari('c. 54 e 71'),
  formula: perPeriodo({
    dal2020: f.limiteRicaviDellAnno,
    dal2023: se(oltreImmediato, { allora: f.limiteUscitaImmediata, altrimenti: f.limiteRicaviDellAnno }),
    finoAl: 2027,
  }),
})

const quoteTotali = regola('quoteCollaboratori', {
  nome: 'Quote dei collaboratori',
  norma: tuir('5, c. 4'),
  formula: campi.quotaCollab1.piu(campi.quotaCollab2).alCentesimo(),
})
const quoteOltre = (campo: string) =>
  avviso('QUOTE_OLTRE_49', messages.QUOTE_OLTRE_49, {
    campo,
    nome: 'Quote dei collaboratori oltre il massimo',
    norma: tuir('5, c. 4'),
    quando: quoteTotali.supera(f.quotaMassimaCollaboratori),
  })

const { gruppo, impostaSost, annoInizioAttivita } = regimeForfettario
const professioni = gruppo.codice(8)
const anniTrascorsi = campi.annoImposta.meno(annoInizioAttivita.oppure(campi.annoImposta))

/** More than one of the three reductions chosen for a person. Those of a person who is not there are not read. */
const riduzioniAlternative = (
  campo: string,
  { riduzione50, pensionatoOver65 }: { readonly riduzione50: Condizione; readonly pensionatoOver65: Condizione },
) => {
  const { riduzione35 } = redditoContributiImposta
  return avviso('RIDUZIONI_ALTERNATIVE', messages.RIDUZIONI_ALTERNATIVE, {
    campo,
    nome: 'Più riduzioni contributive scelte',
    norma: normaRiduzioni,
    quando: conIvs.e(riduzione35.e(riduzione50).o(riduzione35.e(pensionatoOver65), riduzione50.e(pensionatoOver65))),
  })
}

const quotaRilevante = perCollaboratore((c, i) => {
  const delForfettario = regola(`${c.id}.quotaRedditoForfettario`, {
    nome: `Quota del reddito forfettario ${c.di}`,
    norma: tuir('12, c. 2'),
    formula: forfettario.lordo.al(c.quota),
  })
  return imputato.quote[i].supera(limiteACarico).o(delForfettario.supera(limiteACarico))
})

const datiIncompleti = (blocco: string, persona: { readonly altriDatiPersonali: typeof liquidazioneIrpef.altriDatiPersonali }, quando?: Condizione) => {
  const senzaRegione = persona.altriDatiPersonali.codiceRegioneResidenza.codice(0)
  return avviso('DATI_PERSONALI_INCOMPLETI', messages.DATI_PERSONALI_INCOMPLETI, {
    campo: `${blocco}.altriDatiPersonali.codiceRegioneResidenza`,
    nome: 'Regione di residenza non definita',
    norma: legge('D.Lgs. 446/1997, art. 50'),
    quando: quando ? quando.e(senzaRegione) : senzaRegione,
  })
}

const nonUtilizzate = forfettario.pannelli.titolare.detrazioniNonUtilizzate

const dipendente = requisiti.redditoDipendenteAnnoPrecedente.oppure(zero)
const traILimiti = requisiti.rapportoCessato.non().e(dipendente.supera(f.limiteRedditoDipendente), dipendente.nonSupera(f.limiteDipendenteProrogato))

const CASSA = 'gestionePrevidenziale.cassa'
const iscritto = gestionePrevidenziale.cassa
const annoPrima = ['CNPADC', 'GEOMETRI'] as const
const sullAnnoPrima = almenoUna(annoPrima.map((codice) => iscritto.codice.vale(codice)))

export const avvisi: readonly Avviso[] = [
  contributiRidotti,
  avviso('GRUPPO_NON_COERENTE', messages.GRUPPO_NON_COERENTE, {
    campo: 'regimeForfettario.gruppo',
    nome: 'Gruppo di settore insolito per la tipologia',
    norma: forfettari('c. 64'),
    quando: impresa.e(professioni).o(professione.e(professioni.non(), gruppo.codice(0).non())),
  }),
  quoteOltre('quotaCollab1'),
  quoteOltre('quotaCollab2'),
  avviso('RICAVI_OLTRE_LIMITE', messages.RICAVI_OLTRE_LIMITE, {
    campo: 'redditoContributiImposta.ricavi',
    nome: 'Ricavi oltre il limite del regime forfettario',
    norma: forfettari('c. 54 e 71'),
    quando: oltreImmediato.o(dallAnnoDopo),
    valori: {
      limite: { valore: limiteSuperato, formato: 'numero' },
      decorrenza: {
        separatore: '',
        elenco: [
          { quando: oltreImmediato, parti: ["dall'anno in corso"] },
          { quando: dallAnnoDopo, parti: ["dall'anno successivo"] },
        ],
      },
    },
  }),
  avviso('ALIQUOTA_5_SCADUTA', messages.ALIQUOTA_5_SCADUTA, {
    campo: 'regimeForfettario.impostaSost',
    nome: 'Aliquota del 5% oltre il quinto periodo',
    norma: forfettari('c. 65'),
    quando: impostaSost.pariA(f.aliquotaStartUp).e(anniTrascorsi.raggiunge(f.periodiStartUp)),
  }),
  riduzioniAlternative('gestionePrevidenziale', gestionePrevidenziale),
  avviso('LIMITE_DIPENDENTE_2027', messages.LIMITE_DIPENDENTE_2027, {
    campo: 'requisiti.redditoDipendenteAnnoPrecedente',
    nome: 'Redditi di lavoro dipendente tra il limite del 2027 e quello del 2026',
    norma: forfettari('c. 57, lett. d-ter)'),
    quando: perPeriodo({ dal2020: mai, dal2027: traILimiti, finoAl: 2027 }),
  }),
  ...collaboratori.map((c) => riduzioniAlternative(`datiCollaboratore${c.n}.previdenza`, c.dati.previdenza)),
  avviso('DETRAZIONI_NON_UTILIZZATE', messages.DETRAZIONI_NON_UTILIZZATE, {
    campo: 'irpefImprenditoreForfettario.detrazioniNonUtilizzate',
    nome: 'Detrazioni perse in regime forfettario',
    norma: tuir('11, c. 3'),
    quando: calcolabile.e(nonUtilizzate.supera(zero)),
    valori: { detrazioniNonUtilizzate: { valore: nonUtilizzate, formato: 'importoBreve' } },
  }),
  avviso('CONIUGE_COLLABORATORE', messages.CONIUGE_COLLABORATORE, {
    campo: 'liquidazioneIrpef.altriDatiPersonali.coniugeACarico',
    nome: 'Coniuge a carico e collaboratore con reddito oltre il limite',
    norma: tuir('12, c. 2'),
    quando: liquidazioneIrpef.altriDatiPersonali.coniugeACarico.e(almenoUna(quotaRilevante)),
  }),
  datiIncompleti('liquidazioneIrpef', liquidazioneIrpef),
  ...collaboratori.map((c) => datiIncompleti(`datiCollaboratore${c.n}`, c.dati, c.presente)),
  avviso('CONTRIBUTI_NON_DETERMINATI', messages.CONTRIBUTI_NON_DETERMINATI, {
    campo: 'gestionePrevidenziale.tipoPrevidenza',
    nome: 'Impresa senza gestione IVS',
    norma: legge('L. 233/1990, art. 1'),
    quando: impresa.e(tipoPrevidenza.vale('NON_DEFINITO')),
  }),
  ...avvisiCassa([forfettario.fondo.fondo, fondoNormale.fondo], iscritto, {
    campo: CASSA,
    anno,
    digitato: digitati,
  }),
  avviso('CASSA_BASE_PRECEDENTE', messages.CASSA_BASE_PRECEDENTE, {
    campo: CASSA,
    nome: "Cassa che calcola sul reddito dell'anno precedente",
    norma: legge('D.Lgs. 509/1994; regolamento della cassa'),
    quando: sullAnnoPrima.e(iscritto.redditoBase.compilato().non(), digitati.non()),
    valori: {
      cassa: {
        separatore: '',
        elenco: annoPrima.map((codice) => ({
          quando: requisito(`avvisi.cassa.annoPrima.${codice}`, {
            nome: casse.conTabella[codice],
            norma: legge('dato inserito'),
            formula: iscritto.codice.vale(codice),
          }),
          parti: [casse.conTabella[codice]],
        })),
      },
    },
  }),
  avviso('REQUISITI_DA_VERIFICARE', messages.REQUISITI_DA_VERIFICARE, {
    campo: 'requisiti',
    nome: "Requisiti dell'anno precedente non compilati",
    norma: forfettari('c. 54 e 57'),
    quando: requisiti.ricaviAnnoPrecedente
      .compilato()
      .e(requisiti.spesePersonaleAnnoPrecedente.compilato(), requisiti.redditoDipendenteAnnoPrecedente.compilato())
      .non(),
  }),
]
