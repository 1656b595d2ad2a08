/** The reliability of the result of a budget. */
import { budget4u } from '@bilancia/contract'
import { almenoUna, type Condizione, indicato, mai, nessuno as nessuna, perPeriodo, regola, somma, zero, zeroPercento } from '@bilancia/engine'
import { affidabilita, aliquoteMassime, quandoManca, silenzio } from '../../affidabilita/index.ts'
import { previsione } from '../../norme.ts'
import { totali as avvio } from './avvio.ts'
import { conGestione, senzaGestione } from './contributi.ts'
import {
  campi,
  contoDitta,
  contoProfessionista,
  costiDitta,
  costiStudio,
  disposizione,
  ditta,
  dittaIndividuale,
  info,
  inRegimeForfetario,
  studio,
  tasse,
  tipo,
} from './dati.ts'
import { assicurabile, inail } from './ditta.ts'
import { aliquotaMancante } from './imposte.ts'
import { addizionaliEsatte, addizionaliStimate, persone, totali } from './persone.ts'
import * as quote from './quote.ts'

const f = campi.forfetari
const nessuno = (voci: readonly Parameters<typeof indicato>[0][]) => almenoUna(voci.map(indicato)).o(avvio.totaleAmmortamenti.supera(zero)).non()

const imponibile = regola('affidabilita.imponibile', {
  nome: 'Imponibile IRPEF di tutte le persone',
  norma: previsione('affidabilità del risultato'),
  formula: somma(
    'euro',
    persone.map(({ presente, imposte }) => [presente, imposte.imponibile] as const),
  ),
})
/** Both surcharges at their highest rates. The estimate is between zero and this amount. */
const massime = imponibile.al(aliquoteMassime.regionale).piu(imponibile.al(aliquoteMassime.comunale))

/** L. 207/2024, art. 1, c. 186: first enrolments from 1 January to 31 December 2025. The year of the state is that of the start. */
const avvioNonDel2025 = (chiesta: Condizione) => perPeriodo({ dal2020: chiesta, dal2025: mai, dal2026: chiesta, finoAl: 2027 })

const mancanti = quandoManca(budget4u.catalog, budget4u.mancanze, {
  ricaviDitta: { quando: contoDitta.e(indicato(ditta.ricavi).non()) },
  compensi: { quando: contoProfessionista.e(indicato(studio.compensi).non()) },
  ricaviForfetari: { quando: inRegimeForfetario.e(indicato(f.ricaviCompensi).non()) },
  costiDitta: {
    quando: contoDitta.e(nessuno([...costiDitta, ditta.interessiPassivi])),
  },
  costiProfessionista: {
    quando: contoProfessionista.e(nessuno([...costiStudio, studio.interessiPassivi])),
  },
  costiEffettivi: { quando: inRegimeForfetario.e(indicato(f.costiEffettivi).non()) },
  gestioneIvs: { quando: senzaGestione },
  gestioneIvsForfetari: { quando: inRegimeForfetario.e(dittaIndividuale, f.tipologia.vale('NON_DEFINITO')) },
  quoteCollaboratori: { quando: contoDitta.e(tipo.familiare, quote.complete.non()) },
  quoteSoci: { quando: contoDitta.e(tipo.societaDiPersone.o(tipo.trasparente), quote.complete.non()) },
  // Only the partners who work there have a share.
  sociIscritti: { quando: contoDitta.e(tipo.nonTrasparente, conGestione, quote.totale.supera(zeroPercento).non()) },
  previdenza: { quando: contoProfessionista.e(tasse.previdenzaProfessionista.vale('NON_DEFINITA')) },
  previdenzaForfetari: { quando: inRegimeForfetario.e(tipo.professione, f.previdenza.vale('NON_DEFINITA')) },
  gruppo: { quando: inRegimeForfetario.e(f.gruppoDiSettore.gruppo.codice(0)) },
  aliquotaSostitutiva: { quando: inRegimeForfetario.e(f.aliquotaSostitutiva.supera(zeroPercento).non()) },
  aliquotaIrap: { quando: aliquotaMancante },
  regione: {
    quando: addizionaliStimate.e(totali.addizionali.supera(zero)),
    alPiu: totali.addizionali.almeno(massime.meno(totali.addizionali)),
  },
  comune: {
    quando: addizionaliEsatte.e(indicato(info.addizionaleComunalePercentuale).o(info.addizionaleComunale.presente).non(), totali.irpefNetta.supera(zero)),
    alPiu: imponibile.al(aliquoteMassime.comunale),
  },
  riduzione50: { quando: avvioNonDel2025(contoDitta.e(conGestione, tasse.riduzione50)) },
  riduzione50Forfetari: {
    quando: avvioNonDel2025(inRegimeForfetario.e(dittaIndividuale, f.tipologia.vale('NON_DEFINITO').non(), f.riduzione50, f.riduzione35.non())),
  },
  inail: { quando: contoDitta.e(ditta.tipologiaInail.vale('NON_DEFINITO')) },
  inailStimato: { quando: inail.stimato },
})

const senzaPremio = campi.inail.premioManuale.compilato().non()
const lasciati = silenzio(budget4u.catalog, budget4u.silenzi, {
  dirittoAnnuale: contoDitta.e(campi.dirittiCCIAA.sezione.vale('NESSUNA')),
  classeInail: contoDitta.e(ditta.tipologiaInail.vale('ARTIGIANATO'), campi.inail.classeDiRischio.supera(nessuna).non(), senzaPremio),
  tassoInail: contoDitta.e(ditta.tipologiaInail.vale('INDUSTRIA_E_COMMERCIO'), assicurabile, campi.inail.tassoPerMille.supera(zeroPercento).non(), senzaPremio),
  dipendenti: contoDitta.e(ditta.dipendenti.supera(zero).non()),
})

export const uscite = affidabilita(mancanti, { incerta: disposizione.incerta, fuori: lasciati })
