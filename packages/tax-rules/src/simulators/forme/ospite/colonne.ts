/** One column, and the ranking of all. */
import { forme, roundProportion, sumToCent } from '@bilancia/contract'
import { affidabilitaDi } from './affidabilita.ts'
import { ammissibilitaDi } from './ammissibilita.ts'
import { noteDellaCassa } from './cassa.ts'
import type { Conti } from './conti.ts'
import type { Corpo } from './corpo.ts'
import { noteDi } from './note.ts'
import { personaFisica } from './persone-fisiche.ts'
import type { Profilo } from './profilo.ts'
import { societaDiPersone, srl } from './societa.ts'
import { aggiuntiveDi, isSrl, risultatoDi, speseDi, unaTantumDi } from './spese.ts'
import { studioAssociato } from './studio.ts'

type Forma = forme.Forma
type Colonna = forme.Colonna

/** Whether the figures of a column make sense for the profile, even where the law forbids it. */
function calcolabile({ impresa, familiari, soci, totaleQuote, dati, cifre }: Profilo, forma: Forma): boolean {
  const quoteComplete = totaleQuote === null || totaleQuote === 100
  switch (forma) {
    case 'FORFETTARIO':
      return true
    case 'DITTA_INDIVIDUALE':
      return impresa
    case 'IMPRESA_FAMILIARE':
      return impresa && familiari.some((quota) => quota > 0)
    case 'PROFESSIONISTA':
      return !impresa
    case 'STUDIO_ASSOCIATO':
      return !impresa && quoteComplete && soci.length > 1
    case 'SOCIETA_DI_PERSONE':
      return quoteComplete && soci.length > 1
    case 'SRL_TRASPARENTE':
      return quoteComplete && dati.attivita.ricavi <= cifre.limiti.trasparenza
    default:
      return quoteComplete
  }
}

function corpoDi(conti: Conti, forma: Forma): Corpo | null {
  if (!calcolabile(conti.profilo, forma)) return null
  if (isSrl(forma)) return srl(conti, forma)
  if (forma === 'SOCIETA_DI_PERSONE') return societaDiPersone(conti)
  return forma === 'STUDIO_ASSOCIATO' ? studioAssociato(conti) : personaFisica(conti, forma)
}

const vuota = {
  risultato: null,
  speseForma: null,
  speseAggiuntive: null,
  ivaIndetraibile: null,
  imposte: null,
  contributi: null,
  prelievo: null,
  nettoInMano: null,
  utileTrattenuto: null,
  impostaLatente: null,
  nettoComparabile: null,
  aliquotaEffettiva: null,
  montante: null,
  costiUnaTantum: null,
  cassaFinePrimoAnno: null,
} as const

function cifreDi(profilo: Profilo, forma: Forma, { persone, imposteComuni, contributiComuni, utileTrattenuto, impostaLatente }: Corpo) {
  const risultato = risultatoDi(profilo, forma)
  const imposte = sumToCent([imposteComuni, ...persone.map((p) => p.imposte)])
  const contributi = sumToCent([contributiComuni, ...persone.map((p) => p.contributi)])
  const prelievo = sumToCent([imposte, contributi])
  const nettoInMano = sumToCent([risultato, -prelievo, -utileTrattenuto])
  const montanti = persone.map((p) => p.montante)
  return {
    risultato,
    speseForma: speseDi(profilo, forma),
    speseAggiuntive: aggiuntiveDi(profilo, forma),
    ivaIndetraibile: forma === 'FORFETTARIO' ? profilo.dati.attivita.ivaIndetraibileAnnua : 0,
    imposte,
    contributi,
    prelievo,
    nettoInMano,
    utileTrattenuto,
    impostaLatente,
    nettoComparabile: sumToCent([nettoInMano, utileTrattenuto, -impostaLatente]),
    aliquotaEffettiva: risultato > 0 ? roundProportion(100, prelievo, risultato) : null,
    montante: montanti.includes(null) ? null : sumToCent(montanti.map((m) => m ?? 0)),
    costiUnaTantum: unaTantumDi(profilo, forma),
    cassaFinePrimoAnno: null,
  }
}

/** A column before the ranking. */
export function colonna(conti: Conti, forma: Forma): Colonna {
  const { profilo } = conti
  const corpo = corpoDi(conti, forma)
  const { persone = [], casse = [] } = corpo ?? {}
  const sue = profilo.persone.filter(({ indice }) => persone.some((p) => p.indice === indice + 1))
  return {
    forma,
    ammissibilita: ammissibilitaDi(profilo, forma),
    calcolata: corpo !== null,
    ...(corpo ? cifreDi(profilo, forma, corpo) : vuota),
    persone,
    vantaggio: null,
    vantaggioPrimoAnno: null,
    posizione: null,
    affidabilita: affidabilitaDi(profilo, forma, sue, casse),
    note: [...noteDi(profilo, forma, sue), ...noteDellaCassa(casse)],
  }
}

export const metroDi = ({ criterio }: forme.State) => (criterio === 'NETTO_IN_MANO' ? ('nettoInMano' as const) : ('nettoComparabile' as const))

/** The columns that a profile does not exclude. `nota`: those of the same state, for a caller that has them already. */
export function colonneDi(conti: Conti, nota?: (forma: Forma) => Colonna): readonly Colonna[] {
  const escluse: readonly string[] = conti.profilo.dati.escludi
  return forme.codici.filter((forma) => !escluse.includes(forma)).map((forma) => nota?.(forma) ?? colonna(conti, forma))
}

/** The columns with their rank and their advantage on today's form. A column that the law forbids is not ranked. */
export function inClassifica(dati: forme.State, colonne: readonly Colonna[]): Pick<forme.Risultato, 'colonne' | 'migliore' | 'miglioreAmmessa'> {
  const misura = metroDi(dati)
  const affidabile = (c: Colonna) => c.calcolata && c.affidabilita.grado !== 'NON_AFFIDABILE'
  const inGara = colonne.filter((c) => affidabile(c) && c.ammissibilita.esito !== 'NO')
  const ordine = (c: Colonna) => forme.codici.indexOf(c.forma)
  const classifica = [...inGara].sort((a, b) => (b[misura] ?? 0) - (a[misura] ?? 0) || ordine(a) - ordine(b))
  const oggi = colonne.find((c) => c.forma === dati.formaAttuale && affidabile(c))?.[misura] ?? null
  const vantaggi = (c: Colonna) => {
    const suo = c[misura]
    if (oggi === null || suo === null || !affidabile(c)) return { vantaggio: null, vantaggioPrimoAnno: null }
    const vantaggio = sumToCent([suo, -oggi])
    return { vantaggio, vantaggioPrimoAnno: sumToCent([vantaggio, -(c.costiUnaTantum ?? 0)]) }
  }
  return {
    colonne: colonne.map((c) => ({ ...c, ...vantaggi(c), posizione: inGara.includes(c) ? classifica.indexOf(c) + 1 : null })),
    migliore: classifica[0]?.forma ?? null,
    miglioreAmmessa: classifica.find((c) => c.ammissibilita.esito === 'SI')?.forma ?? null,
  }
}
