/** Associates and partnerships of Forme: the association or the company pays IRAP, each partner IRPEF, surcharges and contributions on their share. */
import { type forme, iforfettari, inForce, sumToCent } from '@bilancia/contract'
import { colonna } from '../../forme/ospite/colonne.ts'
import type { Conti } from '../../forme/ospite/conti.ts'
import { ripartisci } from '../../forme/ospite/profilo.ts'
import { aggiuntiveDi, irapAssociazione } from '../../forme/ospite/spese.ts'
import { gestioneSocio, statoAssociato, statoSocieta } from '../../forme/ospite/stati.ts'
import { type Anno, capodanno, imposteDi, riduzioneDi, type Scelte, type Soggetti, senzaPartitaIva } from './da-comune.ts'
import { chiuso, type Letto as DiUno, titolare } from './da-iforfettari.ts'
import { alCento } from './importi.ts'

type Letto = Pick<DiUno, 'anno' | 'cifreDi'> & { readonly scelte: Scelte }
type ConSoci = 'STUDIO_ASSOCIATO' | 'SOCIETA_DI_PERSONE'
type Chi = { readonly id: string; readonly nome: string; readonly anno: Anno }

export const conSoci = (forma: forme.Forma): forma is ConSoci => forma === 'STUDIO_ASSOCIATO' || forma === 'SOCIETA_DI_PERSONE'

/** Null where the column is not computed, and for a change of regime: a company has no other side. */
export function daSoci(conti: Conti, letto: Letto): Soggetti | null {
  const { forma, situazionePrecedente } = letto.scelte
  if (!conSoci(forma) || situazionePrecedente === 'ALTRO_REGIME' || !colonna(conti, forma).calcolata) return null
  const associazione = forma === 'STUDIO_ASSOCIATO'
  const tutti = associazione ? associati(conti, letto) : soci(conti, letto)
  if (!tutti) return null
  const inizio = situazionePrecedente === 'INIZIO_ATTIVITA'
  const anniDi = (questo: Anno): readonly Anno[] => (inizio ? [{ ...questo, inizioAttivita: capodanno(letto.anno) }] : [chiuso(letto, questo), questo])
  const { irap, persone } = tutti
  const { dati } = conti.profilo
  const comune: Anno = { anno: letto.anno, regime: 'ORDINARIO', ricavi: dati.attivita.ricavi, imposte: { irap: { imposta: irap } } }
  return [
    { id: associazione ? 'associazione' : 'societa', nome: dati.denominazione, natura: 'SOCIETA_DI_PERSONE', anni: anniDi(comune) },
    ...persone.map(({ id, nome, anno }) => ({ id, nome, natura: 'PERSONA_FISICA' as const, anni: anniDi(anno) })),
  ]
}

type Tutti = { readonly irap: number; readonly persone: readonly Chi[] }

/** Each associate is a professional of iForfettari on a share. The clients withhold on the fees of the association, which gives each their part (art. 22 TUIR). */
function associati({ profilo, forfettari }: Conti, letto: Letto): Tutti {
  const quote = profilo.soci.map(({ quota }) => quota)
  const parti = ripartisci(sumToCent([profilo.reddito0, -aggiuntiveDi(profilo, 'STUDIO_ASSOCIATO')]), quote)
  const ritenute = ripartisci(alCento(profilo.dati.attivita.ricavi, letto.cifreDi(letto.anno).ritenutaProfessionisti), quote)
  const persone = profilo.soci.map((p, k): Chi => {
    const state = statoAssociato(profilo, p, parti[k] ?? 0)
    const risultato = forfettari(state)
    const subita = risultato.confronto.altreCaratteristicheApplicate.ritenutaSubita.normale
    const scelte = { ...letto.scelte, ritenute: { titolare: subita ? (ritenute[k] ?? 0) : 0, collaboratore1: null, collaboratore2: null } }
    const anno = titolare({ ...letto, scelte, stato: inForce(iforfettari.catalog, state), risultato }, 'NORMALE')
    return { id: `socio${p.indice + 1}`, nome: p.detta, anno: { ...anno, ...senzaPartitaIva(true), ricavi: 0 } }
  })
  return { irap: irapAssociazione(profilo), persone }
}

/** Today's partnership of Convenienza Srl. The flat tax on rents does not depend on the company: a scenario has it. */
function soci({ profilo, srl }: Conti, { anno }: Letto): Tutti | null {
  const { confronto, compDivSimulazioniSrl: scenari } = srl(statoSocieta(profilo, 'SOCIETA_DI_PERSONE'))
  if (!confronto?.oggi) return null
  const { irap, persone: calcolate } = confronto.oggi
  const persone = profilo.soci.flatMap((p, k): Chi[] => {
    const suo = calcolate[k]
    if (!suo) return []
    const gestione = gestioneSocio(profilo, p)
    const { anzianitaAl1995, pensionatoOver65 } = p
    const posizione = {
      ...{ nome: '', reddito: Math.max(0, suo.reddito), anzianitaAl1995, importo: suo.contributiIvs },
      riduzione: riduzioneDi(anno, { over65: pensionatoOver65 }),
    }
    const impostaCedolare = scenari.scenario1?.soci[k]?.impostaCedolare ?? 0
    // Field by field, because the result of a simulator of Forme has no fields of its own to spread.
    const { irpefNetta, addizionaleRegionale, addizionaleComunale } = suo
    return [
      {
        id: `socio${p.indice + 1}`,
        nome: p.detta,
        anno: {
          anno,
          ...senzaPartitaIva(true),
          imposte: imposteDi({ irpefNetta, addizionaleRegionale, addizionaleComunale, impostaCedolare }, 0),
          contributi: { ivs: gestione === 'NESSUNA' ? [] : [{ ...posizione, gestione }] },
        },
      },
    ]
  })
  return { irap, persone }
}
