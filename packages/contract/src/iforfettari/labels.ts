/** Rows 81-93 of the ordinary income, with the names of the quadro of the return: RG for a firm, RE for a professional. */
type Row = { readonly riga: number; readonly campo: string; readonly segno: '+' | '−'; readonly nome: string; readonly quadro?: string; readonly nota?: string }

const impresa = [
  { riga: 81, campo: 'ricaviNormale', segno: '+', nome: 'Ricavi', quadro: 'RG2' },
  { riga: 82, campo: 'altriProventi', segno: '+', nome: 'Altri proventi, plusvalenze, sopravvenienze', quadro: 'RG6, RG7, RG10' },
  { riga: 83, campo: 'rimanenzeFinali', segno: '+', nome: 'Rimanenze finali', quadro: 'RG8', nota: 'Zero con la contabilità per cassa, salvo il primo anno' },
  { riga: 84, campo: 'esistenzeIniziali', segno: '−', nome: 'Esistenze iniziali', quadro: 'RG13' },
  { riga: 85, campo: 'acquisti', segno: '−', nome: 'Acquisti di merci e materie', quadro: 'RG15' },
  { riga: 86, campo: 'lavoroDipendente', segno: '−', nome: 'Lavoro dipendente', quadro: 'RG16' },
  { riga: 87, campo: 'compensiTerzi', segno: '−', nome: 'Collaborazioni e compensi a terzi', quadro: 'RG16, RG22' },
  { riga: 88, campo: 'ammortamenti', segno: '−', nome: 'Ammortamenti e beni fino a 516,46 €', quadro: 'RG18, RG19' },
  { riga: 89, campo: 'canoniLeasing', segno: '−', nome: 'Canoni di leasing', quadro: 'RG20' },
  { riga: 90, campo: 'servizi', segno: '−', nome: 'Servizi, affitti, utenze', quadro: 'RG22' },
  { riga: 91, campo: 'interessiPassivi', segno: '−', nome: 'Interessi passivi e oneri finanziari' },
  { riga: 92, campo: 'altriCosti', segno: '−', nome: 'Altri costi deducibili' },
] as const satisfies readonly Row[]

const professione = [
  { riga: 81, campo: 'ricaviNormale', segno: '+', nome: 'Compensi', quadro: 'RE2' },
  { riga: 82, campo: 'altriProventi', segno: '+', nome: 'Altri proventi', quadro: 'RE3' },
  { riga: 83, campo: 'plusvalenze', segno: '+', nome: 'Plusvalenze', quadro: 'RE4' },
  { riga: 84, campo: 'ammortamenti', segno: '−', nome: 'Ammortamenti e beni fino a 516,46 €', quadro: 'RE7' },
  { riga: 85, campo: 'canoniLeasing', segno: '−', nome: 'Canoni di leasing e noleggi', quadro: 'RE8' },
  { riga: 86, campo: 'immobili', segno: '−', nome: 'Immobili: affitto, spese', quadro: 'RE9, RE10' },
  { riga: 87, campo: 'lavoroDipendente', segno: '−', nome: 'Lavoro dipendente e assimilato', quadro: 'RE11' },
  { riga: 88, campo: 'compensiTerzi', segno: '−', nome: 'Compensi a terzi', quadro: 'RE12' },
  { riga: 89, campo: 'interessiPassivi', segno: '−', nome: 'Interessi passivi', quadro: 'RE13' },
  { riga: 90, campo: 'consumi', segno: '−', nome: 'Consumi', quadro: 'RE14' },
  { riga: 91, campo: 'speseLimitate', segno: '−', nome: 'Vitto, rappresentanza, formazione (quota deducibile)', quadro: 'RE15-RE17' },
  { riga: 92, campo: 'altreSpese', segno: '−', nome: 'Altre spese', quadro: 'RE19' },
] as const satisfies readonly Row[]

/** The twelve typed rows of each tipologia, in order; `campo` is the key in `regimeNormale.determinazioneDelReddito`. */
export const righeReddito = { IMPRESA: impresa, PROFESSIONE: professione } as const

/** The cost rows of each tipologia, 84 to 92: keys in `determinazioneDelReddito`. */
export const righeCosti = {
  IMPRESA: impresa.flatMap((riga) => (riga.segno === '−' ? [riga.campo] : [])),
  PROFESSIONE: professione.flatMap((riga) => (riga.segno === '−' ? [riga.campo] : [])),
} as const

/** The cost rows of both, each once. Those of the other tipologia are zero. */
export const righeCostiTutte = [...new Set([...righeCosti.IMPRESA, ...righeCosti.PROFESSIONE])] as const

/** The name of row 93. */
export const nomeReddito = { IMPRESA: "Reddito d'impresa", PROFESSIONE: 'Reddito di lavoro autonomo' } as const
