/** The running costs of a form, the costs of entering it, and the value of production after them. */
import { forme, iforfettari, roundToCent, roundToEuro, sumToCent } from '@bilancia/contract'
import { type Profilo, quanto } from './profilo.ts'

type Forma = forme.Forma
export const perSocieta: readonly Forma[] = ['SOCIETA_DI_PERSONE', 'SRL_UTILE_IN_SOCIETA', 'SRL_TUTTO_DISTRIBUITO', 'SRL_OTTIMIZZATA', 'SRL_TRASPARENTE']
const inOrdinaria: readonly Forma[] = ['DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE', 'SOCIETA_DI_PERSONE']
const individuali: readonly Forma[] = ['FORFETTARIO', 'DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE']
const RICAVI_20 = 20_000
const RICAVI_40 = 40_000

export const isSrl = (forma: Forma): boolean => forme.voceDi[forma] === 'srl'

/** The fee of the adviser: typed, or the benchmark. */
function onorario({ dati: { attivita, spese }, cifre: { onorari } }: Profilo, forma: Forma): number {
  const scritto = spese.onorari[forme.voceDi[forma]]
  if (scritto !== null) return scritto
  if (isSrl(forma)) return onorari.srl
  if (forma === 'FORFETTARIO') {
    if (attivita.ricavi <= RICAVI_20) return onorari.forfettario20
    return attivita.ricavi <= RICAVI_40 ? onorari.forfettario40 : onorari.forfettario
  }
  return inOrdinaria.includes(forma) && attivita.contabilita === 'ORDINARIA' ? onorari.ordinaria : onorari.semplificata
}

/** The annual fee of the chamber of commerce, in whole euro: flat for a sole trader, on the revenue of the year for companies. */
function camera({ dati: { attivita, spese }, cifre: { camera: c }, impresa }: Profilo, forma: Forma): number {
  const versata = (misura: number) => roundToEuro(misura * (1 - c.riduzione / 100) * (1 + spese.maggiorazioneCamerale / 100))
  if (perSocieta.includes(forma)) {
    let sotto = 0
    let dovuto = c.aFatturato
    for (const { fino, aliquota } of c.scaglioni) {
      const tetto = fino ?? Number.POSITIVE_INFINITY
      dovuto += (Math.max(0, Math.min(attivita.ricavi, tetto) - sotto) * aliquota) / 100
      sotto = tetto
    }
    return versata(Math.min(dovuto, c.massimo))
  }
  if (!(impresa && individuali.includes(forma))) return 0
  return versata(spese.sezioneOrdinaria ? c.ordinaria : c.speciale)
}

/** The yearly tax on the books of a company with this capital. */
export const libriSociali = ({ dati: { srl }, cifre: { libri } }: Profilo): number =>
  srl.capitaleSociale > libri.limiteCapitale ? libri.alta : libri.ordinaria

/** The parts of the yearly costs of a form. */
export const vociDiSpesa = (profilo: Profilo, forma: Forma) => ({
  onorario: onorario(profilo, forma),
  camera: camera(profilo, forma),
  libri: isSrl(forma) ? libriSociali(profilo) : 0,
  deposito: isSrl(forma) ? profilo.cifre.deposito : 0,
})

export const speseDi = (profilo: Profilo, forma: Forma): number => sumToCent(Object.values(vociDiSpesa(profilo, forma)))

/** Costs of the form that the rows do not contain yet; negative where the form costs less than today's. */
export function aggiuntiveDi(profilo: Profilo, forma: Forma): number {
  const { formaAttuale, spese } = profilo.dati
  const giaComprese = spese.compreseInOggi && formaAttuale !== 'NESSUNA' ? speseDi(profilo, formaAttuale) : 0
  return roundToCent(speseDi(profilo, forma) - giaComprese)
}

/**
 * The one-off cost of entering the form, and the VAT rectification: due when a running activity enters the flat regime,
 * returned when it leaves. A new activity has nothing to rectify.
 */
export function unaTantumDi({ dati: { formaAttuale, spese, attivita } }: Profilo, forma: Forma): number {
  const oggi = formaAttuale === 'NESSUNA' ? null : forme.voceDi[formaAttuale]
  const ingresso = oggi === forme.voceDi[forma] ? 0 : spese.unaTantum[forme.voceDi[forma]]
  const entra = forma === 'FORFETTARIO' && formaAttuale !== 'FORFETTARIO' && formaAttuale !== 'NESSUNA'
  const esce = forma !== 'FORFETTARIO' && formaAttuale === 'FORFETTARIO'
  return sumToCent([ingresso, entra ? attivita.rettificaIva : esce ? -attivita.rettificaIva : 0])
}

/** Result before taxes and contributions, after the costs of the form. */
export function risultatoDi(profilo: Profilo, forma: Forma): number {
  const { variazioniAumento, variazioniDiminuzione, ivaIndetraibileAnnua } = profilo.dati.attivita
  const iva = forma === 'FORFETTARIO' ? ivaIndetraibileAnnua : 0
  return sumToCent([profilo.reddito0, -variazioniAumento, variazioniDiminuzione, -aggiuntiveDi(profilo, forma), -iva])
}

/** The value of production for IRAP: typed, or from the rows (art. 5-bis, 5 or 8 of D.Lgs. 446/1997). */
export function produzioneDi(profilo: Profilo, forma: Forma): number {
  const { attivita, irap } = profilo.dati
  if (irap.valoreProduzione !== null) return irap.valoreProduzione
  const righi = attivita.determinazioneDelReddito
  const di = (rigo: Parameters<typeof quanto>[1]) => quanto(righi, rigo)
  const ricavi = attivita.ricavi - aggiuntiveDi(profilo, forma)
  if (!profilo.impresa) {
    const dedotti = iforfettari.righeCosti.PROFESSIONE.filter((rigo) => rigo !== 'lavoroDipendente' && rigo !== 'interessiPassivi')
    return sumToCent([ricavi, di('altriProventi'), ...dedotti.map((rigo) => -di(rigo))])
  }
  const bis = [ricavi, di('rimanenzeFinali'), -di('esistenzeIniziali'), -di('acquisti'), -di('ammortamenti'), -di('canoniLeasing'), -di('servizi')]
  return sumToCent(isSrl(forma) ? [...bis, di('altriProventi'), -di('altriCosti')] : bis)
}

/** The IRAP rate: typed, or that of the region of the first person. */
export function aliquotaIrap({ dati: { irap }, cifre, titolare }: Profilo): number {
  return irap.aliquota ?? cifre.irap.aliquote[titolare.codiceRegioneResidenza] ?? cifre.irap.aliquote[0] ?? 0
}

export const deduzioniPersonale = ({ dati: { attivita } }: Profilo): number =>
  attivita.personaleIndeterminato === true ? quanto(attivita.determinazioneDelReddito, 'lavoroDipendente') : 0

/** What the IRAP of an association is made of (art. 8 of D.Lgs. 446/1997). */
export function basiIrap(profilo: Profilo) {
  const produzione = produzioneDi(profilo, 'STUDIO_ASSOCIATO')
  const personale = deduzioniPersonale(profilo)
  // To the cent, or its noise is above a threshold.
  const netta = roundToCent(produzione - personale)
  const fissa = profilo.cifre.irap.deduzioni.find(({ fino }) => netta <= fino)?.base ?? 0
  return { produzione, personale, fissa, aliquota: aliquotaIrap(profilo) }
}

export function irapAssociazione(profilo: Profilo): number {
  const { produzione, personale, fissa, aliquota } = basiIrap(profilo)
  return roundToCent((Math.max(0, roundToCent(produzione - personale - fissa)) * aliquota) / 100)
}
