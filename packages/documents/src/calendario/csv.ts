/** The payments as a table: RFC 4180, commas and a decimal point, no text that a spreadsheet would read as a formula. */
import { type calendario, format } from '@bilancia/contract'

const colonne = [
  'data',
  'scadenza',
  'soggetto',
  'tributo',
  'voce',
  'anno',
  'codiceTributo',
  'sezioneF24',
  'periodoRiferimento',
  'rata',
  'importo',
  'capitale',
  'interessi',
  'descrizione',
  'norma',
  'provvisorio',
] as const satisfies readonly (keyof calendario.Pagamento)[]

function cella(valore: string | number | boolean | null): string {
  const testo =
    valore === null ? '' : typeof valore === 'string' ? format.cellText(valore) : typeof valore === 'boolean' ? (valore ? 'sì' : 'no') : String(valore)
  return /[",\r\n]/.test(testo) ? `"${testo.replaceAll('"', '""')}"` : testo
}
const riga = (celle: readonly (string | number | boolean | null)[]): string => `${celle.map(cella).join(',')}\r\n`

export const pagamentiCsv = ({ pagamenti }: Pick<calendario.Risultato, 'pagamenti'>): string =>
  [riga(colonne), ...pagamenti.map((uno) => riga(colonne.map((colonna) => uno[colonna])))].join('')
