/** Rows of the Treasury's public lists, as published. */
export const HEADER = `CODICE_CATASTALE;COMUNE;PR;NUMERO_DELIBERA;DATA_DELIBERA;DATA_PUBBLICAZIONE;NOTE;MULTIALIQ;ALIQUOTA;FASCIA;${Array.from({ length: 11 }, (_, i) => `ALIQUOTA_${i + 2};FASCIA_${i + 2}`).join(';')};FLAG_NUOVA;IMPORTO_ESENTE`

const ACT_751 = 'DELIBERA ADOTTATA EX ART. 1, COMMA 751, L. 207/2024'

/** A row of 34 columns from the given ones. `pairs`: rate and text; `esente`: IMPORTO_ESENTE. */
export function row(head: string, note: string, pairs: readonly (readonly [string, string])[], esente = '0', dates = ['28/09/2020', '20/12/2025']): string {
  const all = Array.from({ length: 12 }, (_, i) => pairs[i] ?? ['', ''])
  return [head, '1', ...dates, note, pairs.length > 1 ? 'SI' : 'NO', ...all.flat(), '', esente].join(';')
}
export const nothing = (head: string) => row(head, '', [['0*', '']], '0', ['', ''])

const unica = 'Aliquota unica'
const fino = (euro: string) => `Applicabile a scaglione di reddito fino a euro ${euro}`
const da = (from: string, to: string) => `Applicabile a scaglione di reddito da euro ${from} fino a euro ${to}`
const oltre = (euro: string) => `Applicabile a scaglione di reddito oltre euro ${euro}`
const esenti = (euro: string) => `Esenzione per redditi imponibili fino a euro ${euro}`

/** The capitals of the worked examples, 2025. */
export const capitals2025 = [
  row(
    'F205;MILANO;MI',
    'CONFERMA',
    [
      ['0', esenti('23.000,00')],
      [',8', unica],
    ],
    '23000',
  ),
  row('L219;TORINO;TO', ACT_751, [
    ['0,8', fino('15.000,00')],
    [',8', da('15.000,01', '28.000,00')],
    ['1,1', da('28.000,01', '50.000,00')],
    ['1,2', oltre('50.000,00')],
    ['0', esenti('11.790,00')],
  ]),
  nothing('L378;TRENTO;TN'),
  row(
    'D612;FIRENZE;FI',
    'CONFERMA',
    [
      ['0', esenti('25.000,00')],
      [',2', unica],
    ],
    '25000',
  ),
  row('A952;BOLZANO;BZ', 'NON APPLICA', [['0', unica]]),
  row('G478;PERUGIA;PG', 'CONFERMA', [
    ['0,8', unica],
    ['0', "Esenzione per i contribuenti con reddito complessivo, ai sensi dell'art. 8 del D.P.R. n. 917/1986 (TUIR), inferiore/uguale ad euro 12.500,00"],
  ]),
  row('E506;LECCE;LE', ACT_751, [
    ['0,8', fino('15.000,00')],
    [',8', da('15.000,01', '28.000,00')],
    ['1,2', da('28.000,01', '50.000,00')],
    ['1,2', oltre('50.000,00')],
    ['0', 'Esenzione per reddito complessivo ai fini Irpef non superiore a euro 12.500,00'],
    [
      '0',
      'Esenzione per le famiglie nel cui nucleo familiare vi è persona portatore di handicap con assegno di accompagnamento fino a un reddito complessivo di euro 28.000,00. Si intende per reddito complessivo familiare escluso assegno di accompagnamento',
    ],
  ]),
  row('G702;PISA;PI', ACT_751, [
    ['0,5', fino('15.000,00')],
    [',65', da('15.000,01', '28.000,00')],
    [',75', da('28.000,01', '50.000,00')],
    [',8', oltre('50.000,00')],
    ['0', 'Esenzione per  i contribuenti in possesso di soli redditi da lavoro dipendente e/o da pensione fino a euro 14.000,00'],
    ['0', 'Esenzione per  gli altri contribuenti in possesso di redditi fino a euro 12.000,00'],
  ]),
  row(
    "D704;FORLI';FC",
    'CONFERMA',
    [
      ['0', esenti('15.000,00')],
      [',55', fino('28.000,00')],
      [',78', da('28.000,01', '50.000,00')],
      [',79', oltre('50.000,00')],
    ],
    '15000',
    ['25/03/2025', '09/04/2025'],
  ),
]

export const file = (...rows: readonly string[]) => new TextEncoder().encode([HEADER, ...rows, ''].join('\n'))
