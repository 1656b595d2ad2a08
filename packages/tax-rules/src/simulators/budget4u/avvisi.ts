/** Messages that need the calculation. Messages about single fields are in the catalog. */
import { budget4u } from '@bilancia/contract'
import { type Avviso, almenoUna, avviso, type Condizione, mai, type Norma, perPeriodo, requisito, zero } from '@bilancia/engine'
import { forfettari, legge, previsione, tuir } from '../../norme.ts'
import { conGestione, senzaGestione } from './contributi.ts'
import { campi, contoDitta, contoProfessionista, dittaIndividuale, inRegimeForfetario, inRegimeNormale, personaFisica, tasse, tipo } from './dati.ts'
import * as ditta from './ditta.ts'
import { limite, oltreSoglia } from './forfetari.ts'
import { aliquotaMancante, ires } from './imposte.ts'
import * as p from './parametri.ts'
import { addizionaliStimate, totali } from './persone.ts'
import * as professionista from './professionista.ts'
import * as quote from './quote.ts'

const { messages } = budget4u
const f = campi.forfetari
const { gruppo } = f.gruppoDiSettore

const dato = (id: keyof typeof messages, campo: string, nome: string, norma: Norma, quando: Condizione): Avviso =>
  avviso(id, messages[id], { campo, nome, norma, quando })

/** Costs that count in the budget and not in the tax return may leave a taxable income. */
const imposteInPerdita = requisito('attivita.imposteInPerdita', {
  nome: 'Imposte sul reddito dovute anche in perdita',
  norma: tuir('54', '83', '116'),
  nota: "L'affitto figurativo e le spese indeducibili possono lasciare un reddito fiscale. Di una società di persone e di una S.r.l. trasparente lo tassano i soci.",
  formula: ires.piu(totali.irpefAddizionali).supera(zero),
})
const senzaImposte = requisito('attivita.senzaImposteInPerdita', {
  nome: 'Imposte sul reddito pari a zero',
  norma: tuir('8', '84'),
  formula: imposteInPerdita.non(),
})
const conContributi = (id: string, nome: string, quando: Condizione) =>
  requisito(`ditta.${id}`, { nome, norma: legge('L. 233/1990, art. 1, c. 3'), formula: contoDitta.e(conGestione, quando) })
const sulMinimale = conContributi('perditaConContributi', 'I contributi restano dovuti sul minimale', senzaImposte)
const sulReddito = conContributi('imposteConContributi', 'I contributi restano dovuti con le imposte', imposteInPerdita)

const inPerdita = (campo: string, quando: Condizione): Avviso =>
  avviso('BILANCIO_IN_PERDITA', messages.BILANCIO_IN_PERDITA, {
    campo: `${campo}.risultatoNetto`,
    nome: 'Il bilancio di previsione chiude in perdita',
    norma: tuir('8', '84'),
    quando,
    valori: {
      imposte: {
        elenco: [
          { quando: senzaImposte, parti: [': imposte sul reddito pari a zero'] },
          { quando: imposteInPerdita, parti: [', ma il reddito fiscale no: le imposte restano dovute'] },
        ],
        separatore: '',
      },
      contributi: {
        elenco: [
          { quando: sulMinimale, parti: [', contributi dovuti sul minimale'] },
          { quando: sulReddito, parti: [', come i contributi'] },
        ],
        separatore: '',
      },
    },
  })

const TOTALE_QUOTE = 'Le quote non fanno 100'
const GESTIONE = 'Gestione IVS non indicata'

export const avvisi: readonly Avviso[] = [
  dato('GESTIONE_IVS_MANCANTE', 'imposteContributi.gestioneIvs', GESTIONE, legge('L. 233/1990, art. 1'), senzaGestione),
  dato(
    'GESTIONE_IVS_MANCANTE',
    'forfetari.tipologia',
    GESTIONE,
    legge('L. 233/1990, art. 1'),
    inRegimeForfetario.e(dittaIndividuale, f.tipologia.vale('NON_DEFINITO')),
  ),
  dato(
    'PREVIDENZA_MANCANTE',
    'imposteContributi.previdenzaProfessionista',
    'Previdenza non indicata',
    legge('L. 335/1995, art. 2, c. 26'),
    contoProfessionista.e(tasse.previdenzaProfessionista.vale('NON_DEFINITA')),
  ),
  dato(
    'PREVIDENZA_MANCANTE',
    'forfetari.previdenza',
    'Previdenza non indicata',
    legge('L. 335/1995, art. 2, c. 26'),
    inRegimeForfetario.e(tipo.professione, f.previdenza.vale('NON_DEFINITA')),
  ),
  dato(
    'QUOTA_TITOLARE_MINIMA',
    'imposteContributi.titolare.quota',
    'Quota del titolare sotto il minimo',
    tuir('5, c. 4'),
    contoDitta.e(tipo.familiare, quote.titolare.sotto(p.quotaTitolare)),
  ),
  dato('QUOTE_TOTALE', 'imposteContributi.collaboratori', TOTALE_QUOTE, tuir('5, c. 4'), contoDitta.e(tipo.familiare, quote.complete.non())),
  dato('QUOTE_TOTALE', 'imposteContributi.soci', TOTALE_QUOTE, tuir('5', '116'), contoDitta.e(tipo.societaDiPersone.o(tipo.trasparente), quote.complete.non())),
  dato('ALIQUOTA_IRAP_MANCANTE', 'imposteContributi.irap.aliquota', 'Aliquota IRAP non indicata', legge('D.Lgs. 446/1997, art. 16'), aliquotaMancante),
  inPerdita('contoEconomicoDittaSocieta', contoDitta.e(ditta.risultatoNetto.sotto(zero))),
  inPerdita('contoEconomicoProfessionista', contoProfessionista.e(professionista.risultatoNetto.sotto(zero))),
  dato(
    'GRUPPO_NON_COERENTE',
    'forfetari.gruppoDiSettore.gruppo',
    'Gruppo di settore insolito per un professionista',
    forfettari('c. 64'),
    inRegimeForfetario.e(tipo.professione, gruppo.codice(8).non(), gruppo.codice(0).non()),
  ),
  avviso('RICAVI_OLTRE_SOGLIA', messages.RICAVI_OLTRE_SOGLIA, {
    campo: 'forfetari.ricaviCompensi',
    nome: 'Ricavi oltre la soglia del regime forfetario',
    norma: forfettari('c. 54 e 71'),
    quando: oltreSoglia,
    valori: { limite: { valore: limite, formato: 'euro' } },
  }),
  dato(
    'RIDUZIONI_ALTERNATIVE',
    'forfetari.riduzione50',
    'Due riduzioni contributive scelte',
    legge('L. 190/2014, art. 1, c. 77; L. 207/2024, art. 1, c. 186'),
    inRegimeForfetario.e(dittaIndividuale, f.tipologia.vale('NON_DEFINITO').non(), f.riduzione35, f.riduzione50),
  ),
  dato(
    'IRAP_PERSONE_FISICHE',
    'imposteContributi.irap.soggetto',
    'Persona fisica indicata come soggetta a IRAP',
    legge('L. 234/2021, art. 1, c. 8'),
    perPeriodo({ dal2020: mai, dal2022: inRegimeNormale.e(personaFisica, tasse.irap.soggetto), finoAl: 2027 }),
  ),
  dato(
    'UNDER21_ALIQUOTA_UNICA',
    'imposteContributi.collaboratori',
    'Collaboratore sotto i 21 anni dal 2025',
    legge('D.L. 201/2011, art. 24, c. 22'),
    perPeriodo({ dal2020: mai, dal2025: contoDitta.e(tipo.familiare, almenoUna(tasse.collaboratori.map((c) => c.presente.e(c.under21)))), finoAl: 2027 }),
  ),
  dato('INAIL_STIMATO', 'inail.premioManuale', 'Premio INAIL stimato', legge('D.M. 27 febbraio 2019'), ditta.inail.stimato),
  dato(
    'DIVIDENDI_26',
    'contoEconomicoDittaSocieta.redditoDisponibile',
    'I dividendi saranno tassati',
    legge('D.P.R. 600/1973, art. 27'),
    contoDitta.e(tipo.nonTrasparente),
  ),
  dato(
    'ADDIZIONALI_STIMATE',
    'informazioniCostiDiAvvio.codiceRegioneResidenza',
    'Addizionali stimate',
    previsione('stima, finché la regione non è indicata'),
    addizionaliStimate,
  ),
]
