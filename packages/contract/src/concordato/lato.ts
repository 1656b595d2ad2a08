/** One year of one side, as the rules read it: the taxed income and the bases of contributions and IRAP. The program builds it; nobody types it. */
import { forfettario } from '../activity.ts'
import { annoImposta } from '../calculation.ts'
import { choice, flag, MAX_MONEY, money, percent } from '../fields/field.ts'
import { previdenza } from '../person.ts'
import { gestioni, soggetti } from './catalog.ts'

/** The classes of taxpayers by their rate of the substitute tax. */
const fasce = {
  BASSA: 'ISA sotto 6',
  MEDIA: 'ISA da 6 a meno di 8',
  ALTA: 'ISA da 8',
  FORFETTARIO: 'Forfettario',
  AVVIO: 'Forfettario nei primi anni',
} as const
export type Fascia = keyof typeof fasce

const CON_SEGNO = { min: -MAX_MONEY * 3, max: MAX_MONEY * 3 }

export const lato = {
  annoImposta,
  soggetto: choice('Soggetto', soggetti),
  reddito: money('Reddito tassato, senza la parte con la sostitutiva', CON_SEGNO),
  redditoIntero: money('Reddito', CON_SEGNO),
  effettivo: money('Reddito effettivo', CON_SEGNO),
  eccedenza: money("Eccedenza sul reddito dell'anno prima", CON_SEGNO),
  conLimite: flag("Eccedenza con l'aliquota agevolata entro il limite"),
  fascia: choice('Fascia della sostitutiva', fasce),
  gestione: choice('Gestione', gestioni),
  baseContributi: money('Reddito su cui si versano i contributi', CON_SEGNO),
  aliquotaCassa: percent('Aliquota della cassa'),
  anzianitaAl1995: previdenza.anzianitaAl1995,
  pensionatoOver65: previdenza.pensionatoOver65,
  riduzione35: forfettario.riduzione35,
  riduzione50: previdenza.riduzione50,
  altriRedditi: money('Altri redditi', CON_SEGNO),
  oneriDeducibili: money('Oneri deducibili', CON_SEGNO),
  detrazioni: money('Detrazioni', CON_SEGNO),
  detrazioneAutonomi: flag('Detrazione per lavoro autonomo e impresa minore'),
  addizionaleRegionale: percent('Addizionale regionale'),
  addizionaleComunale: percent('Addizionale comunale'),
  valoreProduzione: money('Valore della produzione', CON_SEGNO),
  aliquotaIrap: percent('Aliquota IRAP'),
  aliquotaForfettario: percent('Imposta sostitutiva del forfettario'),
} as const
