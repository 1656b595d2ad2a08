/** Today's form as Convenienza Srl compares it with the company, with the costs of the column inside its rows. */
import { type convsrl, type forme, sumToCent } from '@bilancia/contract'
import type { PersonaDelProfilo, Profilo } from './profilo.ts'
import { aggiuntiveDi } from './spese.ts'
import { datiDellaPersona, gestioneIvs, gestioneSocio, impostaSost, inFamiglia, righiCon } from './stati.ts'

type Confronto = NonNullable<convsrl.Input['confronto']>
type Persona = NonNullable<NonNullable<Confronto['persone']>[number]>

/** These costs are zero here, because the profit of the company already contains them. */
const nessunCosto = { contabilita: 0, tassaConcessioneGovernativa: 0, dirittoAnnuale: 0, depositoBilancio: 0 }

/** Null without a form of today, or where Convenienza Srl would compute another result: losses carried, flat-rate family business. */
export function confrontoConOggi(profilo: Profilo, forma: forme.Forma): Confronto | null {
  const { dati, impresa, titolare, soci, persone, familiari } = profilo
  const { formaAttuale: oggi, attivita, previdenza, spese, irap } = dati
  if (impresa && attivita.perditePregresse + attivita.perditePrimiTrePeriodi > 0) return null
  if (oggi === 'FORFETTARIO' && inFamiglia(profilo, oggi)) return null
  /** The data come from the partner, except for a person with the 50% relief, which the columns of companies leave out (ADR 34). */
  const persona = (p: PersonaDelProfilo, propri: Persona): Persona => {
    const socio = p.riduzione50 ? 0 : soci.findIndex(({ indice }) => indice === p.indice) + 1
    return { socio, ...(socio === 0 && datiDellaPersona(p)), contributiCassaProf: p.contributiCassaProf, ...propri }
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
