/** Today's form as Convenienza Srl compares it with the company, with the costs of the column inside its rows. */
import { type convsrl, type forme, sumToCent } from '@bilancia/contract'
import type { Conti } from './conti.ts'
import { type PersonaDelProfilo, ripartisci } from './profilo.ts'
import { aggiuntiveDi } from './spese.ts'
import { datiDellaPersona, gestioneIvs, gestioneSocio, impostaSost, inFamiglia, righiCon, statoAssociato, statoPersonaFisica } from './stati.ts'

type Confronto = NonNullable<convsrl.Input['confronto']>
type Persona = NonNullable<NonNullable<Confronto['persone']>[number]>

/** These costs are zero here, because the profit of the company already contains them. */
const nessunCosto = { contabilita: 0, tassaConcessioneGovernativa: 0, dirittoAnnuale: 0, depositoBilancio: 0 }

/**
 * The contributions to the fund of each professional of today's form, at the profit of the column. Null where they are unknown, and where a part is not
 * deducted, because Convenienza Srl deducts all.
 */
function cassaDi({ profilo, forfettari }: Conti, forma: forme.Forma): (p: PersonaDelProfilo) => number | null {
  const { dati, impresa, soci, reddito0 } = profilo
  const aggiuntive = aggiuntiveDi(profilo, forma)
  const parti = ripartisci(
    sumToCent([reddito0, -aggiuntive]),
    soci.map(({ quota }) => quota),
  )
  const unica = statoPersonaFisica(profilo, 'PROFESSIONISTA')
  const sola = { ...unica, regimeNormale: { ...unica.regimeNormale, determinazioneDelReddito: righiCon(profilo, aggiuntive) } }
  return (p) => {
    if (impresa || !dati.previdenza.cassaProfessionale || p.contributiCassaProf !== null) return p.contributiCassaProf
    const k = dati.formaAttuale === 'STUDIO_ASSOCIATO' ? soci.findIndex(({ indice }) => indice === p.indice) : -1
    const socio = soci[k]
    const { cassa, redditoContributiImposta, regimeNormale } = forfettari(socio ? statoAssociato(profilo, socio, parti[k] ?? 0) : sola)
    const piatto = dati.formaAttuale === 'FORFETTARIO'
    const { contributiCassaProfApplicati, contributiCassaNonDeducibili } = piatto ? redditoContributiImposta : regimeNormale
    const esito = cassa[piatto ? 'forfettario' : 'normale']?.esito ?? 'NON_CALCOLABILE'
    return esito === 'NON_CALCOLABILE' || contributiCassaNonDeducibili > 0 ? null : contributiCassaProfApplicati
  }
}

/** Null without a form of today, or where Convenienza Srl would compute another result: losses carried, flat-rate family business. */
export function confrontoConOggi(conti: Conti, forma: forme.Forma): Confronto | null {
  const { profilo } = conti
  const { dati, impresa, titolare, soci, persone, familiari } = profilo
  const { formaAttuale: oggi, attivita, previdenza, spese, irap } = dati
  if (impresa && attivita.perditePregresse + attivita.perditePrimiTrePeriodi > 0) return null
  if (oggi === 'FORFETTARIO' && inFamiglia(profilo, oggi)) return null
  const cassa = cassaDi(conti, forma)
  /** The data come from the partner, except for a person with the 50% relief, which the columns of companies leave out (ADR 34). */
  const persona = (p: PersonaDelProfilo, propri: Persona): Persona => {
    const socio = p.riduzione50 ? 0 : soci.findIndex(({ indice }) => indice === p.indice) + 1
    return { socio, ...(socio === 0 && datiDellaPersona(p)), contributiCassaProf: cassa(p), ...propri }
  }
  const comune = {
    contabilita: attivita.contabilita,
    gestioneIvs: gestioneIvs(profilo),
    autonomaOrganizzazione: irap.autonomaOrganizzazione ?? impresa,
    costi: { ...nessunCosto, notaio: spese.unaTantum.srl },
    attivita: {
      tipologia: attivita.tipologia,
      gruppo: attivita.gruppo,
      impostaSost: impostaSost(profilo),
      riduzione35: dati.forfettario.riduzione35,
      aliquotaSep: previdenza.aliquotaSep || ('NESSUNA' as const),
      cassaProfessionale: previdenza.cassaProfessionale,
      ricaviCosti: righiCon(profilo, aggiuntiveDi(profilo, forma)),
    },
  }
  switch (oggi) {
    case 'FORFETTARIO':
    case 'DITTA_INDIVIDUALE':
    case 'PROFESSIONISTA':
      return { ...comune, formaAttuale: oggi, persone: [persona(titolare, {})] }
    case 'IMPRESA_FAMILIARE': {
      const collaboratori = persone.filter((_, i) => (familiari[i] ?? 0) > 0)
      const suoi = collaboratori.map((p) => persona(p, { quota: familiari[p.indice] ?? 0, under21: p.under21 }))
      const resto = sumToCent([100, ...familiari.map((quota) => -quota)])
      return { ...comune, formaAttuale: oggi, persone: [persona(titolare, { quota: resto }), ...suoi] }
    }
    case 'SOCIETA_DI_PERSONE':
    case 'STUDIO_ASSOCIATO':
      return { ...comune, formaAttuale: oggi, persone: soci.map((p) => persona(p, { quota: p.quota, gestioneIvs: gestioneSocio(profilo, p) })) }
    default:
      return null
  }
}
