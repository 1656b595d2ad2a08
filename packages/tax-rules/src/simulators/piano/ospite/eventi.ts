/** The events along the best path: what the law forces or allows, in which year, by which norm. */
import { format, forme, type piano, roundToCent, sumToCent } from '@bilancia/contract'
import { impostaSost } from '../../forme/ospite/stati.ts'
import { type AnnoDelPiano, provvisorio } from './anni.ts'
import type { Passi } from './passi.ts'
import type { Percorso } from './percorso.ts'
import { entraInOrdinaria, livello, optaTrasparenza } from './vincoli.ts'

type Evento = piano.Evento
type Forma = forme.Forma

/** `scelte`: the forms that may be chosen. */
export function eventiDi(
  anni: readonly AnnoDelPiano[],
  passi: Passi,
  { tappe }: Percorso,
  iniziali: { limitate: number; piene: number },
  scelte: readonly Forma[],
) {
  const conForfettario = scelte.includes('FORFETTARIO')
  const eventi: Evento[] = []

  tappe.forEach(({ forma, passo, legami }, t) => {
    const uno = anni[t]
    if (!uno) return
    const prima = anni[t - 1]
    const { anno, cifre, profilo } = uno
    const { limiti, piano: periodi } = cifre
    const perdite = tappe[t - 1]?.passo.perdite ?? iniziali
    const nome = forme.forme[forma]
    const evento = (vale: boolean, id: Evento['id'], testo: () => string, effetto: () => number | null = () => null) => {
      if (vale) eventi.push({ anno, provvisorio: provvisorio(anno), id, testo: testo(), norma: cifre.norme.eventi[id], effetto: effetto() })
    }
    const prelievo = (altra: Forma) => passi.colonna(t, altra, perdite).prelievo
    /** Levy of the year in the form chosen, less in another one. */
    const rispettoA = (altra: Forma) => () => {
      const suo = prelievo(altra)
      return suo === null || passo.colonna.prelievo === null ? null : sumToCent([passo.colonna.prelievo, -suo])
    }
    const aliquota = (quale: AnnoDelPiano | undefined) => quale && impostaSost({ anno: quale.legge, cifre: quale.cifre, dati: quale.profilo })
    const precedenti = profilo.requisiti.ricaviAnnoPrecedente ?? 0
    const giorni = Math.min(profilo.requisiti.giorniAttivitaAnnoPrecedente ?? limiti.giorniAnno, limiti.giorniAnno)
    const { ricavi } = profilo.attivita
    /** What closes the flat-rate regime to who was in it the year before. */
    const chiuso =
      legami.forma === 'FORFETTARIO' && forma !== 'FORFETTARIO'
        ? passi.colonna(t, 'FORFETTARIO', perdite).ammissibilita.motivi.flatMap(({ id, esito }) => (esito === 'NO' ? [id] : []))
        : []
    const ammesso = (quando: number) => {
      const legato = tappe[quando]?.legami
      const quello = anni[quando]
      const sue = tappe[quando - 1]?.passo.perdite ?? iniziali
      return (
        legato !== undefined && quello !== undefined && quello.anno >= legato.forfettarioDal && passi.passo(quando, legato.forma, 'FORFETTARIO', sue) !== null
      )
    }
    const euro = format.money

    evento(
      conForfettario && aliquota(prima) === 5 && aliquota(uno) === 15,
      'ALIQUOTA_15',
      () => "L'imposta sostitutiva del forfettario passa dal 5% al 15%: i primi periodi della nuova attività sono finiti",
    )
    const finita = (p: AnnoDelPiano | undefined) => p?.profilo.persone.some((persona) => persona?.riduzione50) === true
    evento(
      finita(prima) && !finita(uno),
      'FINE_RIDUZIONE_50',
      () =>
        'Finisce la riduzione del 50% dei contributi di chi si è iscritto nel 2025. Chi ha iniziato dopo gennaio la tiene ancora per qualche mese: qui non è calcolato',
    )
    evento(
      chiuso.includes('ricaviAnnoPrecedente'),
      'USCITA_85000',
      () => {
        const adAnno = giorni < limiti.giorniAnno ? `, ragguagliati ad anno ${euro(roundToCent((precedenti * limiti.giorniAnno) / giorni))}` : ''
        return `Esce dal forfettario: i ricavi dell'anno prima (${euro(precedenti)}${adAnno}) superano ${euro(limiti.ricavi)}`
      },
      rispettoA('FORFETTARIO'),
    )
    // Another reason closes it from the first day of the year.
    evento(
      chiuso.length === 1 && chiuso.includes('ricaviOltreUscitaImmediata'),
      'USCITA_100000',
      () =>
        `Esce dal forfettario nell'anno stesso: i ricavi (${euro(ricavi)}) superano ${euro(limiti.uscitaImmediata ?? 0)}, con IVA dalle operazioni che passano il limite`,
      rispettoA('FORFETTARIO'),
    )
    evento(
      conForfettario && t > 0 && livello(legami.forma) === 0 && legami.forma !== 'FORFETTARIO' && ammesso(t) && !ammesso(t - 1),
      'RIENTRO_POSSIBILE',
      () => 'Il regime forfettario è di nuovo possibile: i requisiti ci sono e nessun vincolo lo chiude',
      () => (forma === 'FORFETTARIO' && legami.forma ? rispettoA(legami.forma)() : null),
    )
    evento(
      entraInOrdinaria(uno, legami.forma, forma),
      'VINCOLO_ORDINARIA',
      () => `${nome} in contabilità ordinaria: il forfettario è chiuso fino al ${anno + periodi.vincoloOrdinaria - 1}`,
    )
    evento(
      optaTrasparenza(uno, legami, forma),
      'VINCOLO_TRASPARENZA',
      () => `L'opzione per la trasparenza vincola fino al ${anno + periodi.vincoloTrasparenza - 1}`,
    )
    evento(
      perdite.limitate + perdite.piene > 0 && passo.perdite.limitate + passo.perdite.piene === 0,
      'PERDITE_ESAURITE',
      () => 'Le perdite riportate sono state usate tutte',
    )
    const rettifica = passi.rettificaTra(t, legami.forma, forma)
    evento(
      rettifica !== 0,
      'RETTIFICA_IVA',
      () => (rettifica > 0 ? "Rettifica della detrazione IVA: l'IVA si versa" : "Rettifica della detrazione IVA: l'IVA si recupera"),
      () => rettifica,
    )
    const { forma: daForma } = legami
    evento(
      livello(forma) === 2 && livello(daForma) < 2,
      'CONVERSIONE',
      () => (daForma === null ? `Nasce come ${nome}` : `Da ${forme.forme[daForma]} a ${nome}: da una società si torna indietro solo con la liquidazione`),
      daForma === null ? undefined : rispettoA(daForma),
    )
    evento(
      conForfettario && prima !== undefined && limiti.dipendente < prima.cifre.limiti.dipendente,
      'LIMITE_DIPENDENTE_30000',
      () => `Il limite dei redditi di lavoro dipendente e pensione dell'anno prima, per il forfettario, torna a ${euro(limiti.dipendente)}`,
    )
  })
  return eventi
}
