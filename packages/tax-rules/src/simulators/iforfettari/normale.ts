/** The ordinary side: income from rows 81 to 93, contributions, IRAP up to 2021, IRPEF of owner and collaborators. */
import { conVoci, type Importo, indicato, mai, perPeriodo, regola, requisito, se, soloSe, somma, vero, zero } from '@bilancia/engine'
import { parametri as f, normaPerdite, notaPerdite, perditeUsate } from '../../forfettario/index.ts'
import { irapPersonaFisica } from '../../irap/index.ts'
import { limiteACarico, liquidazione } from '../../irpef/index.ts'
import { legge, tuir } from '../../norme.ts'
import { redditiFuori } from '../../persona.ts'
import { cassaDelLato } from './cassa.ts'
import { aliquotaSeparata, contributiDelLato } from './contributi.ts'
import { campi, collaboratori, definito, impresa, perCollaboratore, professione, ripartizione, titolare } from './dati.ts'

const { regimeNormale: dati, redditoContributiImposta } = campi
const r = dati.determinazioneDelReddito

export const ricavi = regola('normale.ricavi', {
  nome: 'Ricavi o compensi in regime normale',
  norma: tuir('54', '57', '85'),
  formula: se(definito, { allora: r.ricaviNormale.oppure(redditoContributiImposta.ricavi), altrimenti: zero }),
})
const redditoImpresa = ricavi
  .piu(r.altriProventi, r.rimanenzeFinali)
  .meno(r.esistenzeIniziali, r.acquisti, r.lavoroDipendente, r.compensiTerzi, r.ammortamenti, r.canoniLeasing, r.servizi, r.interessiPassivi, r.altriCosti)
const redditoProfessione = ricavi
  .piu(r.altriProventi, r.plusvalenze)
  .meno(r.ammortamenti, r.canoniLeasing, r.immobili, r.lavoroDipendente, r.compensiTerzi, r.interessiPassivi, r.consumi, r.speseLimitate, r.altreSpese)
/** An amount for each kind of activity; zero while the kind is not chosen. */
const perTipologia = (perImpresa: Importo, perProfessione: Importo): Importo =>
  campi.tipologia.tra({ NON_DEFINITO: zero, IMPRESA: perImpresa, PROFESSIONE: perProfessione })

export const reddito = regola('normale.reddito', {
  nome: "Reddito d'impresa o di lavoro autonomo",
  norma: legge('artt. 54 e 66, TUIR (Redditi PF, quadri RE e RG)'),
  nota: 'I costi inseriti sono già quelli deducibili.',
  formula: perTipologia(redditoImpresa, redditoProfessione),
})
const perdita = regola('normale.perdita', {
  nome: "Perdita d'impresa riportabile",
  norma: tuir('8, c. 3'),
  nota: "Resta al titolare e si riporta: fino all'80% dei redditi successivi, per intero se è dei primi tre periodi di una nuova attività.",
  formula: se(impresa, { allora: reddito.opposto().nonNegativo(), altrimenti: zero }),
})
const positivo = reddito.nonNegativo()
const perditeUtilizzate = regola('normale.perditeUtilizzate', {
  nome: 'Perdite utilizzate in regime normale',
  norma: normaPerdite,
  nota: notaPerdite,
  formula: perditeUsate(positivo, { limitate: dati.perditePregresseNormale, piene: dati.perditePrimiTrePeriodiNormale }),
})
const daImputare = regola('normale.redditoDaImputare', {
  nome: 'Reddito da imputare',
  norma: tuir('5, c. 4', '8, c. 3'),
  formula: positivo.meno(perditeUtilizzate),
})
export const imputato = ripartizione('normale.redditoImputato', 'Reddito imputato', tuir('5, c. 4'), daImputare)
const redditoTitolare = regola('normale.redditoTitolare', {
  nome: 'Reddito del titolare',
  norma: tuir('5, c. 4', '8'),
  formula: se(professione, { allora: reddito, altrimenti: imputato.titolare }),
})

export const fondo = cassaDelLato('normale', { reddito, ricavi, attivo: vero })
const cassa = regola('normale.cassa', {
  nome: 'Contributi alla cassa professionale in regime normale',
  norma: tuir('10, c. 1, lett. e)'),
  nota: 'Un importo digitato, anche solo per il regime forfettario, vince su quello calcolato.',
  formula: dati.contributiCassaProfNormale.oppure(
    se(indicato(redditoContributiImposta.contributiCassaProf).non().e(fondo.calcolata), {
      allora: fondo.fondo.deducibile,
      altrimenti: redditoContributiImposta.contributiCassaProf,
    }),
  ),
})

export const contributi = contributiDelLato('normale', {
  perIvs: imputato,
  perSeparata: reddito,
  iscritto: vero,
  riduzione35: mai,
  cassa,
  cassaNonDeducibile: fondo.nonDeducibile,
})
const { ivs, separata } = contributi
const [ivs1, ivs2] = ivs.collaboratori

/** Whether a collaborator is a dependant of the owner: as typed, or derived from the income. */
export const [aCarico1, aCarico2] = perCollaboratore((c, i) => {
  const [primo, ...altri] = redditiFuori(c.dati.redditiDiversiDaImpresa_LavAutonomo)
  const redditoPersonale = regola(`${c.id}.redditoPerCarico`, {
    nome: `Reddito ${c.di} per il limite dei familiari a carico`,
    norma: tuir('12, c. 2'),
    formula: imputato.quote[i].piu(primo, ...altri, c.dati.redditiDiversiDaImpresa_LavAutonomo.cedolareSecca),
  })
  return requisito(`${c.id}.aCarico`, {
    nome: `Il collaboratore ${c.n} è a carico`,
    norma: tuir('12, c. 2'),
    formula: c.presente.e(c.aCaricoDigitato.oppure(redditoPersonale.nonSupera(limiteACarico))),
  })
})

const campiIrap = dati.determinazioneDelValoreDellaProduzioneNetta
export const irap = irapPersonaFisica({
  dalReddito: perTipologia(
    ricavi.piu(r.rimanenzeFinali).meno(r.esistenzeIniziali, r.acquisti, r.ammortamenti, r.canoniLeasing, r.servizi),
    ricavi.piu(r.altriProventi).meno(r.ammortamenti, r.canoniLeasing, r.immobili, r.compensiTerzi, r.consumi, r.speseLimitate, r.altreSpese),
  ),
  impresa,
  dovutaDa: definito,
  regione: campi.liquidazioneIrpef.altriDatiPersonali.codiceRegioneResidenza,
  campi: campiIrap,
})

const incremento = redditoTitolare.meno(dati.redditoMax3Anni, dati.redditoMax3Anni.al(f.flatTax.franchigia)).nonNegativo().alMassimo(f.flatTax.massimo)
const baseFlatTax = regola('flatTax.base', {
  nome: 'Incremento di reddito a flat tax',
  norma: legge('L. 197/2022, art. 1, c. 55-57'),
  formula: perPeriodo({ dal2020: zero, dal2023: se(dati.flatTaxIncrementale, { allora: incremento, altrimenti: zero }), dal2024: zero, finoAl: 2027 }),
})
const impostaFlatTax = regola('flatTax.imposta', {
  nome: "Flat tax incrementale sull'incremento",
  norma: legge('L. 197/2022, art. 1, c. 55'),
  formula: perPeriodo({ dal2020: zero, dal2023: baseFlatTax.al(f.flatTax.aliquota), dal2024: zero, finoAl: 2027 }),
})

const contributiDelTitolare = contributi.titolare.meno(fondo.nonDeducibile).piu(
  somma('euro', [
    [aCarico1.e(dati.rivalsaNormale.non()), ivs1.netti],
    [aCarico2.e(dati.rivalsaNormale.non()), ivs2.netti],
  ]),
)
const inSemplificata = dati.contabilitaOrdinaria.non()
export const pannelli = {
  titolare: liquidazione(
    { id: `${titolare.id}.normale`, di: 'del titolare in regime normale' },
    {
      persona: campi.liquidazioneIrpef,
      impresa: redditoTitolare,
      contributi: contributiDelTitolare,
      forfettario: zero,
      detrazioneImpresa: inSemplificata,
      flatTax: { base: baseFlatTax, imposta: impostaFlatTax },
    },
  ),
  collaboratori: perCollaboratore((c, i) =>
    liquidazione(
      { id: `${c.id}.normale`, di: `${c.di} in regime normale` },
      {
        persona: c.dati,
        impresa: imputato.quote[i],
        contributi: se(dati.rivalsaNormale, { allora: ivs.collaboratori[i].netti, altrimenti: zero }),
        forfettario: zero,
        detrazioneImpresa: inSemplificata,
        flatTax: { base: zero, imposta: zero },
      },
    ),
  ),
}
const [pannello1, pannello2] = pannelli.collaboratori

export const uscite = {
  gestionePrevidenziale: { aliquotaSepApplicata: aliquotaSeparata },
  regimeNormale: {
    determinazioneDelReddito: conVoci({ ricaviNormaleApplicati: ricavi, redditoNormale: reddito }, { ricaviNormaleApplicati: 'Ricavi o compensi considerati' }),
    perditaImpresa: perdita,
    perditeUtilizzate,
    redditoDaImputare: daImputare,
    redditoTitolare,
    contributiIvsNetti: ivs.titolare.netti,
    contribIvsCollab1Netti: ivs1.netti,
    contribIvsCollab2Netti: ivs2.netti,
    contributiGestSep: separata.dovuto,
    contributiCassaProfApplicati: cassa,
    contributiCassaNonDeducibili: fondo.nonDeducibile,
    contributiTotali: contributi.totali,
    determinazioneDelValoreDellaProduzioneNetta: conVoci(
      {
        valoreProduzioneLordaApplicato: irap.lorda,
        valoreProduzioneNetta: irap.netta,
        aliquotaIrapApplicata: irap.aliquota,
        autonomaOrganizzazioneApplicata: irap.autonoma,
        irap: irap.irap,
      },
      { valoreProduzioneLordaApplicato: 'Valore della produzione lorda considerato' },
    ),
  },
  datiCollaboratore1: { redditoImputato: imputato.quote[0] },
  datiCollaboratore2: { redditoImputato: imputato.quote[1] },
  irpefImprenditore: soloSe(definito, pannelli.titolare),
  irpefCollaboratore1: soloSe(collaboratori[0].presente, pannello1),
  irpefCollaboratore2: soloSe(collaboratori[1].presente, pannello2),
}
