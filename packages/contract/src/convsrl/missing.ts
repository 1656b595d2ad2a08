/**
 * The missing data that lower the grade of the comparison with the current form of business, and what an untyped zero
 * leaves out of it.
 */
import type { Mancanza, Mancanze, Silenzi } from '../affidabilita.ts'

type Dato = 'regione' | 'comune' | 'carichi' | 'ivs'
const posti = [1, 2, 3] as const

const delSocio = (n: number): Readonly<Record<Dato, Mancanza>> => {
  const socio = `datiSimulazioniSrl.soci[${n - 1}]`
  return {
    regione: { dato: `${socio}.codiceRegioneResidenza`, peso: 'MINORE', perche: `Senza regione l'addizionale regionale del socio ${n} è zero` },
    comune: {
      dato: `${socio}.addizionaleComunalePercentuale`,
      peso: 'MINORE',
      perche: `Senza comune né percentuale l'addizionale comunale del socio ${n} è zero`,
    },
    carichi: { dato: `${socio}.numeroFigliACarico`, peso: 'MINORE', perche: `Carichi di famiglia del socio ${n} non indicati: le detrazioni sono zero` },
    ivs: {
      dato: `${socio}.gestioneIvs`,
      peso: 'MINORE',
      perche: `Non è detto se il socio ${n} lavora in società: senza gestione IVS la S.r.l. sembra costare meno`,
    },
  }
}
const dato = (chiave: Dato): Readonly<Record<`${Dato}1` | `${Dato}2` | `${Dato}3`, Mancanza>> =>
  Object.fromEntries(posti.map((n) => [`${chiave}${n}`, delSocio(n)[chiave]])) as Readonly<Record<`${Dato}1` | `${Dato}2` | `${Dato}3`, Mancanza>>

export const mancanze = {
  utile: { dato: 'datiSimulazioniSrl.utileAnteImposte', peso: 'DETERMINANTE', perche: 'Utile ante imposte non indicato: non indicato non vuol dire zero' },
  ivsOggi: {
    dato: 'confronto.gestioneIvs',
    peso: 'DETERMINANTE',
    perche: 'Impresa di oggi senza gestione IVS: i suoi contributi sono zero e la S.r.l. sembra costare di più',
    ipotesi: 'nessuna iscrizione di oggi alla gestione artigiani o commercianti',
  },
  separataOggi: {
    dato: 'confronto.attivita.aliquotaSep',
    peso: 'DETERMINANTE',
    perche: 'Professionista di oggi senza gestione separata né cassa: i suoi contributi sono zero e la S.r.l. sembra costare di più',
    ipotesi: 'nessuna gestione separata e nessuna cassa professionale di oggi',
  },
  cassaOggi: {
    dato: 'confronto.persone[0].contributiCassaProf',
    peso: 'DETERMINANTE',
    perche: 'Contributi alla cassa professionale di oggi non indicati: sono zero e la S.r.l. sembra costare di più',
  },
  irapEsclusa: {
    dato: 'datiSimulazioniSrl.irap.modalita',
    peso: 'DETERMINANTE',
    perche: "L'IRAP dovuta resta fuori dal confronto",
    ipotesi: 'nessuna IRAP della S.r.l. e della forma di oggi',
  },
  irapPresunta: {
    dato: 'datiSimulazioniSrl.irap.valoreProduzione',
    peso: 'MINORE',
    perche: "IRAP calcolata su un valore della produzione presunto, pari all'utile ante imposte",
  },
  iresPremiale: { dato: 'datiSimulazioniSrl.iresPremialeConfermata', peso: 'MINORE', perche: "Requisiti dell'IRES premiale non confermati" },
  costi: {
    dato: 'confronto.costi.contabilita',
    peso: 'MINORE',
    perche: 'Contabilità e consulenza in più della società non indicate: la S.r.l. sembra costare meno',
  },
  ...dato('regione'),
  ...dato('comune'),
  ...dato('carichi'),
  ...dato('ivs'),
} as const satisfies Mancanze

export const silenzi = {
  notaio: { dato: 'confronto.costi.notaio', perche: 'Notaio e atto non indicati: sono un costo della trasformazione', aFavoreDi: 'SRL' },
  depositoBilancio: { dato: 'confronto.costi.depositoBilancio', perche: 'Deposito del bilancio non indicato', aFavoreDi: 'SRL' },
  dirittoAnnuale: { dato: 'confronto.costi.dirittoAnnuale', perche: 'Differenza del diritto annuale non indicata', aFavoreDi: 'SRL' },
  altriRedditi: {
    dato: 'datiSimulazioniSrl.soci[0].redditi.altriRedditi',
    perche: "Altri redditi dei soci non indicati: alzano lo scaglione di compensi e utile trasparente, non l'imposta sui dividendi",
    aFavoreDi: null,
  },
} as const satisfies Silenzi
