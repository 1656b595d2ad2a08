/** iForfettari as one year of a calendar, with a year before that is closed. */
import { type calendario, type iforfettari, roundToCent } from '@bilancia/contract'
import type { Uscite } from '../../iforfettari/programma.ts'
import type { CifreDiUnAnno } from './cifre.ts'
import { type Anno, capodanno, type Gestione, imposteDi, type Pannello, type PosizioneIvs, riduzioneDi, type Soggetti, senzaPartitaIva } from './da-comune.ts'
import { alCento } from './importi.ts'

type Lato = calendario.DaSimulatore['lato']
export type Letto = {
  readonly stato: iforfettari.State
  readonly risultato: Uscite
  readonly scelte: calendario.DaSimulatore
  readonly anno: number
  readonly cifreDi: (anno: number) => CifreDiUnAnno
}

const gestioni: Readonly<Record<iforfettari.State['gestionePrevidenziale']['tipoPrevidenza'], Gestione | null>> = {
  NON_DEFINITO: null,
  ARTIGIANATO: 'ARTIGIANO',
  COMMERCIO: 'COMMERCIANTE',
}

/** Null where a side that it reads is not computed: above the limit of revenue, or without a sector group. */
export function daIforfettari(letto: Letto): Soggetti | null {
  const { scelte, anno, stato } = letto
  const inizio = scelte.situazionePrecedente === 'INIZIO_ATTIVITA'
  const altro: Lato = scelte.lato === 'FORFETTARIO' ? 'NORMALE' : 'FORFETTARIO'
  const latoPrima = scelte.situazionePrecedente === 'ALTRO_REGIME' ? altro : scelte.lato
  const letti = inizio ? [scelte.lato] : [scelte.lato, latoPrima]
  if (letti.some((lato) => pannello(letto, 'Imprenditore', lato) === null)) return null
  const primaDi = (di: (lato: Lato) => Anno, rettifica: number): readonly Anno[] =>
    inizio ? [] : [{ ...chiuso(letto, di(latoPrima)), ...(rettifica > 0 && { rettificaIva: rettifica }) }]

  const { rettificaIvaApplicata } = letto.risultato.confronto
  const rettifica = scelte.situazionePrecedente === 'ALTRO_REGIME' && scelte.lato === 'FORFETTARIO' ? rettificaIvaApplicata : 0
  const delTitolare = (lato: Lato) => titolare(letto, lato)
  const collaboratori = ([1, 2] as const).flatMap((n) => {
    if (!conCollaboratore(stato, n)) return []
    const suo = (lato: Lato) => collaboratore(letto, n, lato)
    const nome = stato[`datiCollaboratore${n}`].nomeCognome
    return [{ id: `collaboratore${n}`, nome, natura: 'PERSONA_FISICA' as const, anni: [...primaDi(suo, 0), suo(scelte.lato)] }]
  })
  const questo = { ...delTitolare(scelte.lato), ...(inizio && { inizioAttivita: capodanno(anno) }) }
  return [{ id: 'titolare', nome: stato.nomeCognome, natura: 'PERSONA_FISICA', anni: [...primaDi(delTitolare, rettifica), questo] }, ...collaboratori]
}

function conCollaboratore({ tipologia, famigliare, quotaCollab1, quotaCollab2 }: iforfettari.State, n: 1 | 2): boolean {
  return tipologia === 'IMPRESA' && famigliare && quotaCollab1 > 0 && (n === 1 || quotaCollab2 > 0)
}

/** The panel of a side; null where the simulator has none. */
function pannello({ risultato }: Letto, chi: 'Imprenditore' | 'Collaboratore1' | 'Collaboratore2', lato: Lato): Pannello | null {
  return lato === 'FORFETTARIO' ? risultato[`irpef${chi}Forfettario`] : risultato[`irpef${chi}`]
}

/** The year of the owner on one side. */
export function titolare(letto: Letto, lato: Lato): Anno {
  const { stato, risultato, scelte, anno } = letto
  const { redditoContributiImposta: f, regimeNormale: n } = risultato
  const forfettario = lato === 'FORFETTARIO'
  const { ricaviNormaleApplicati: ricaviNormale, redditoNormale } = n.determinazioneDelReddito
  const sullAttivita =
    !forfettario && risultato.confronto.altreCaratteristicheApplicate.ritenutaSubita.normale
      ? alCento(ricaviNormale, letto.cifreDi(anno).ritenutaProfessionisti)
      : 0
  const { autonomaOrganizzazioneApplicata, valoreProduzioneNetta, aliquotaIrapApplicata } = n.determinazioneDelValoreDellaProduzioneNetta
  const { contributiCassaProfApplicati: dedotti, contributiCassaNonDeducibili: nonDedotti } = forfettario ? f : n
  const irap = !forfettario && autonomaOrganizzazioneApplicata ? { irap: { imposta: alCento(valoreProduzioneNetta, aliquotaIrapApplicata) } } : {}
  return {
    anno,
    regime: forfettario ? 'FORFETTARIO' : 'ORDINARIO',
    ricavi: forfettario ? (stato.redditoContributiImposta.ricavi ?? 0) : ricaviNormale,
    imposte: {
      ...imposteDi(pannello(letto, 'Imprenditore', lato), scelte.ritenute.titolare ?? sullAttivita),
      ...(forfettario && { impostaSostitutiva: { imposta: f.impostaSostitutiva } }),
      ...irap,
    },
    contributi: {
      ivs: posizioni(letto, lato),
      gestioneSeparata: {
        tipo: stato.tipologia === 'PROFESSIONE' ? stato.gestionePrevidenziale.aliquotaSep : 'NESSUNA',
        reddito: forfettario ? f.redditoLordo : Math.max(0, redditoNormale),
        importo: forfettario ? f.contributiGestSep : n.contributiGestSep,
      },
      cassa: { importo: stato.gestionePrevidenziale.cassaProfessionale ? roundToCent(dedotti + nonDedotti) : 0 },
    },
  }
}

/** The owner first, then the collaborators; the owner pays for all of them. */
function posizioni({ stato, risultato, anno }: Letto, lato: Lato): readonly PosizioneIvs[] {
  const gestione = stato.tipologia === 'IMPRESA' ? gestioni[stato.gestionePrevidenziale.tipoPrevidenza] : null
  if (!gestione) return []
  const forfettario = lato === 'FORFETTARIO'
  const { redditoContributiImposta: f, regimeNormale: n } = risultato
  const riduzione35 = forfettario && stato.redditoContributiImposta.riduzione35
  const { anzianitaAl1995, riduzione50, pensionatoOver65 } = stato.gestionePrevidenziale
  const sua: PosizioneIvs = {
    nome: '',
    gestione,
    reddito: forfettario ? f.redditoPerIvs : Math.max(0, n.redditoTitolare),
    anzianitaAl1995,
    riduzione: riduzioneDi(anno, { riduzione35, riduzione50, over65: pensionatoOver65 }),
    importo: forfettario ? f.contributiIvsNetti : n.contributiIvsNetti,
  }
  const altre = ([1, 2] as const).flatMap((k): readonly PosizioneIvs[] => {
    if (!conCollaboratore(stato, k)) return []
    const { nomeCognome, previdenza: p } = stato[`datiCollaboratore${k}`]
    return [
      {
        nome: nomeCognome,
        gestione,
        reddito: forfettario ? f[`redditoIvsCollab${k}`] : risultato[`datiCollaboratore${k}`].redditoImputato,
        under21: p.under21,
        anzianitaAl1995: p.anzianitaAl1995,
        riduzione: riduzioneDi(anno, { riduzione35, riduzione50: p.riduzione50, over65: p.pensionatoOver65 }),
        importo: (forfettario ? f : n)[`contribIvsCollab${k}Netti`],
      },
    ]
  })
  return [sua, ...altre]
}

const collaboratore = (letto: Letto, n: 1 | 2, lato: Lato): Anno => ({
  anno: letto.anno,
  ...senzaPartitaIva(true),
  imposte: imposteDi(pannello(letto, `Collaboratore${n}`, lato), letto.scelte.ritenute[`collaboratore${n}`] ?? 0),
})

/** The year before, already paid but for the balances that fall in the first year of the calendar. */
export function chiuso({ anno, cifreDi }: Pick<Letto, 'anno' | 'cifreDi'>, questo: Anno): Anno {
  const { acconti } = cifreDi(anno - 1)
  const { imposte: { flatTaxIncrementale: _, irpef, impostaSostitutiva, ires, irap, cedolareSecca, addizionaleComunale, ...altre } = {}, contributi } = questo
  // If more was withheld than is due, no advances were paid, and the excess is a credit of that year.
  const tutta = (una: { readonly imposta?: number; readonly ritenute?: number }) => Math.max(0, roundToCent((una.imposta ?? 0) - (una.ritenute ?? 0)))
  const { importo = 0, ...separata } = contributi?.gestioneSeparata ?? {}
  return {
    ...questo,
    anno: anno - 1,
    imposte: {
      ...altre,
      ...(irpef && { irpef: { ...irpef, accontiVersati: tutta(irpef) } }),
      ...(impostaSostitutiva && { impostaSostitutiva: { ...impostaSostitutiva, accontiVersati: tutta(impostaSostitutiva) } }),
      ...(ires && { ires: { ...ires, accontiVersati: tutta(ires) } }),
      ...(irap && { irap: { ...irap, accontiVersati: tutta(irap) } }),
      ...(cedolareSecca && { cedolareSecca: { ...cedolareSecca, accontiVersati: alCento(cedolareSecca.imposta ?? 0, acconti.cedolareSecca) } }),
      ...(addizionaleComunale && {
        addizionaleComunale: { ...addizionaleComunale, accontiVersati: alCento(addizionaleComunale.imposta ?? 0, acconti.addizionaleComunale) },
      }),
    },
    ...(contributi && {
      contributi: {
        ivs: contributi.ivs?.map((una) => ({ ...una, saldo: 0 })) ?? [],
        gestioneSeparata: { ...separata, importo, accontiVersati: roundToCent(2 * alCento(importo ?? 0, acconti.gestioneSeparata)) },
      },
    }),
  }
}
