/** The states of iForfettari and Convenienza Srl built from a profile. They contain every datum; no figure is computed here. */
import { type convsrl, type forme, type iforfettari, roundToCent } from '@bilancia/contract'
import type { PersonaDelProfilo, Profilo } from './profilo.ts'
import { aggiuntiveDi, aliquotaIrap, deduzioniPersonale, produzioneDi, risultatoDi } from './spese.ts'

type Forfettari = iforfettari.Input
type Srl = convsrl.Input
type Gestione = 'NESSUNA' | 'ARTIGIANO' | 'COMMERCIANTE'

const famigliaDi = (p: PersonaDelProfilo) => ({
  coniugeACarico: p.coniugeACarico ?? false,
  numeroFigliACarico: p.numeroFigliACarico ?? 0,
  numeroFigliRegione: p.numeroFigliRegione,
  numeroFigliMinori: p.numeroFigliMinori,
  percentualeCarichi: p.percentualeCarichi,
  oneriDeducibili: p.oneriDeducibili,
  detrazioniOneri: p.detrazioniOneri,
  detrazioniOneriSoggetteATaglio: p.detrazioniOneriSoggetteATaglio,
  detrazioneInteressiMutuo: p.detrazioneInteressiMutuo,
  codiceRegioneResidenza: p.codiceRegioneResidenza,
  addizionaleComunalePercentuale: p.addizionaleComunalePercentuale ?? 0,
  addizionaleComunale: p.addizionaleComunale,
})

/** The person in the words of iForfettari. */
const irpefDi = (p: PersonaDelProfilo) => ({ redditiDiversiDaImpresa_LavAutonomo: p.redditi, altriDatiPersonali: famigliaDi(p) })

const collaboratore = (p: PersonaDelProfilo) => ({
  nomeCognome: p.detta,
  previdenza: { under21: p.under21, anzianitaAl1995: p.anzianitaAl1995, pensionatoOver65: p.pensionatoOver65, riduzione50: p.riduzione50 },
  ...irpefDi(p),
})

const anno = ({ anno: annoImposta, dati: { consideraSommeIntegrative } }: Profilo) => ({ annoImposta, consideraSommeIntegrative })

const tipiIvs = { '': 'NON_DEFINITO', NESSUNA: 'NON_DEFINITO', ARTIGIANO: 'ARTIGIANATO', COMMERCIANTE: 'COMMERCIO' } as const
export const tipoPrevidenza = ({ impresa, dati: { previdenza } }: Profilo) => (impresa ? tipiIvs[previdenza.gestioneIvs] : 'NON_DEFINITO')

type Associato = Profilo['soci'][number]
const senzaDati = {
  annoPrimaIscrizione: null,
  etaPrimaIscrizione: null,
  eta: null,
  mesi: 12,
  pensionato: false,
  agevolazione: 'NESSUNA',
  aliquotaScelta: null,
  redditoBase: null,
} as const

/** The fund of a professional. */
const fondo = ({ cassaProfessionale, aliquotaSep, cassa }: forme.State['previdenza']) =>
  cassaProfessionale ? { cassaProfessionale, cassa } : { aliquotaSep: aliquotaSep || ('NESSUNA' as const) }

/** The fund of an associate, on a share of the fees. The profile has age and reliefs of the owner alone: the others are ordinary members. */
function fondoAssociato({ dati: { previdenza, attivita }, titolare }: Profilo, { indice, quota }: Associato) {
  const volumeAffari = roundToCent((attivita.ricavi * quota) / 100)
  const { cassa } = previdenza
  const { codice, aliquotaEnpam, classe, integrativoResiduoDeducibile } = cassa
  const suo = indice === titolare.indice ? { ...cassa, volumeAffari: cassa.volumeAffari ?? volumeAffari } : undefined
  return fondo({ ...previdenza, cassa: suo ?? { ...senzaDati, codice, aliquotaEnpam, classe, integrativoResiduoDeducibile, volumeAffari } })
}

type PerAliquota = Pick<Profilo, 'anno' | 'cifre'> & { readonly dati: Pick<forme.State, 'forfettario' | 'attivita'> }
/** 5% in the first periods of a new activity with its requirements, else 15%. */
export function impostaSost({ anno: annoImposta, cifre: { limiti }, dati: { forfettario, attivita } }: PerAliquota): 5 | 15 {
  if (forfettario.impostaSost !== null) return forfettario.impostaSost === 5 ? 5 : 15
  const periodo = attivita.annoInizio === null ? -1 : annoImposta - attivita.annoInizio
  return forfettario.requisitiStartUp === true && periodo >= 0 && periodo < limiti.periodiStartUp ? 5 : 15
}

/** Whether a column of a natural person is a family business. */
export const inFamiglia = ({ impresa, familiari, dati }: Profilo, forma: forme.Forma): boolean =>
  impresa && familiari.some((quota) => quota > 0) && (forma === 'IMPRESA_FAMILIARE' || (forma === 'FORFETTARIO' && dati.forfettario.famigliare))

/** The cost rows with the costs of the form: more of them are a service or another expense, fewer are another income. */
export function righiCon({ dati: { attivita }, impresa }: Profilo, aggiuntive: number) {
  const righi = { ricaviNormale: attivita.ricavi, ...attivita.determinazioneDelReddito }
  if (aggiuntive < 0) return { ...righi, altriProventi: righi.altriProventi - aggiuntive }
  return impresa ? { ...righi, servizi: (righi.servizi ?? 0) + aggiuntive } : { ...righi, altreSpese: (righi.altreSpese ?? 0) + aggiuntive }
}

/** Columns 1 to 4. */
export function statoPersonaFisica(profilo: Profilo, forma: forme.Forma): Forfettari {
  const { titolare, persone, familiari, impresa, dati } = profilo
  const { attivita, forfettario, irap, requisiti, previdenza } = dati
  const famigliare = inFamiglia(profilo, forma)
  const { opzioneOrdinariaFinoAl: _, attoImpresaFamiliare: __, ...richiesti } = requisiti
  return {
    ...anno(profilo),
    nomeCognome: titolare.detta,
    tipologia: attivita.tipologia,
    famigliare,
    quotaCollab1: famigliare ? (familiari[1] ?? 0) : 0,
    quotaCollab2: famigliare ? (familiari[2] ?? 0) : 0,
    gestionePrevidenziale: impresa
      ? {
          tipoPrevidenza: tipoPrevidenza(profilo),
          anzianitaAl1995: titolare.anzianitaAl1995,
          pensionatoOver65: titolare.pensionatoOver65,
          riduzione50: titolare.riduzione50,
        }
      : fondo(previdenza),
    regimeForfettario: { gruppo: attivita.gruppo, impostaSost: impostaSost(profilo), annoInizioAttivita: attivita.annoInizio },
    redditoContributiImposta: {
      ricavi: attivita.ricavi,
      riduzione35: forfettario.riduzione35,
      rivalsa: forfettario.rivalsa,
      contributiCassaProf: titolare.contributiCassaProf,
      perditePregresse: attivita.perditePregresse,
      perditePrimiTrePeriodi: attivita.perditePrimiTrePeriodi,
    },
    regimeNormale: {
      determinazioneDelReddito: righiCon(profilo, forma === 'FORFETTARIO' ? 0 : aggiuntiveDi(profilo, forma)),
      contabilitaOrdinaria: attivita.contabilita === 'ORDINARIA',
      perditePregresseNormale: attivita.perditePregresse,
      perditePrimiTrePeriodiNormale: attivita.perditePrimiTrePeriodi,
      determinazioneDelValoreDellaProduzioneNetta: {
        valoreProduzioneLorda: Math.max(0, produzioneDi(profilo, forma)),
        aliquotaIrap: aliquotaIrap(profilo),
        autonomaOrganizzazione: irap.autonomaOrganizzazione ?? impresa,
      },
    },
    liquidazioneIrpef: irpefDi(titolare),
    ...(famigliare && persone[1] && { datiCollaboratore1: collaboratore(persone[1]) }),
    ...(famigliare && persone[2] && { datiCollaboratore2: collaboratore(persone[2]) }),
    requisiti: richiesti,
  }
}

/** One associate with a share of the income, a loss included. */
export function statoAssociato(profilo: Profilo, p: Associato, parte: number): Forfettari {
  return {
    ...anno(profilo),
    nomeCognome: p.detta,
    tipologia: 'PROFESSIONE',
    gestionePrevidenziale: fondoAssociato(profilo, p),
    redditoContributiImposta: { contributiCassaProf: p.contributiCassaProf },
    regimeNormale: {
      determinazioneDelReddito: { ricaviNormale: Math.max(0, parte), altreSpese: Math.max(0, -parte) },
      determinazioneDelValoreDellaProduzioneNetta: { autonomaOrganizzazione: false },
    },
    liquidazioneIrpef: irpefDi(p),
  }
}

/** The person without the activity. */
export const statoSenza = (profilo: Profilo, p: PersonaDelProfilo): Forfettari => ({
  ...anno(profilo),
  nomeCognome: p.detta,
  tipologia: 'PROFESSIONE',
  liquidazioneIrpef: irpefDi(p),
})

/** The fund of the owner; unknown counts as none. */
export const gestioneIvs = ({ impresa, dati: { previdenza } }: Profilo): Gestione => (impresa && previdenza.gestioneIvs) || 'NESSUNA'

/** The fund of a partner who works in the company. */
export function gestioneSocio(profilo: Profilo, { lavora }: PersonaDelProfilo): Gestione {
  if (lavora === false) return 'NESSUNA'
  return profilo.dati.previdenza.gestioneIvsSocieta || gestioneIvs(profilo)
}

/** A person of today's form who is no partner. */
export const datiDellaPersona = (p: PersonaDelProfilo) => ({
  nome: p.detta,
  redditi: p.redditi,
  ...famigliaDi(p),
  anzianitaAl1995: p.anzianitaAl1995,
  pensionatoOver65: p.pensionatoOver65,
  riduzione50: p.riduzione50,
})

/** Columns 6 to 10. Fees and dividends are added by the column. */
export function statoSocieta(profilo: Profilo, forma: forme.Forma): Srl {
  const { dati, soci } = profilo
  const { attivita, srl, denominazione } = dati
  return {
    ...anno(profilo),
    datiSimulazioniSrl: {
      denominazione,
      utileAnteImposte: risultatoDi(profilo, forma),
      variazioniAumento: attivita.variazioniAumento,
      variazioniDiminuzione: attivita.variazioniDiminuzione,
      ricavi: attivita.ricavi,
      irap: {
        modalita: 'CALCOLATA',
        aliquota: aliquotaIrap(profilo),
        valoreProduzione: produzioneDi(profilo, forma),
        deduzioniPersonale: deduzioniPersonale(profilo),
      },
      capitaleSociale: srl.capitaleSociale,
      riservaLegaleEsistente: srl.riservaLegaleEsistente,
      soci: soci.map((p) => ({
        nome: p.detta,
        quota: p.quota,
        gestioneIvs: gestioneSocio(profilo, p),
        tipoGestioneSeparata: p.tipoGestioneSeparata,
        massimaleGsUsato: p.massimaleGsUsato,
        giorniCarica: p.giorniCarica,
        redditi: p.redditi,
        ...famigliaDi(p),
        anzianitaAl1995: p.anzianitaAl1995,
        pensionatoOver65: p.pensionatoOver65,
      })),
    },
    ...(forma === 'SOCIETA_DI_PERSONE' && {
      confronto: {
        formaAttuale: 'SOCIETA_DI_PERSONE',
        contabilita: attivita.contabilita,
        persone: soci.map((p, k) => ({ socio: k + 1, quota: p.quota, gestioneIvs: gestioneSocio(profilo, p) })),
      },
    }),
  }
}
