/** The tax that a figure belongs to, from the first word of its id. The order is that of the law page. */

const tributi = {
  irpef: 'IRPEF',
  famiglia: 'IRPEF',
  flatTax: 'IRPEF',
  addizionali: 'Addizionali IRPEF',
  forfettario: 'Regime forfettario',
  inps: 'Contributi INPS',
  casse: 'Casse professionali',
  inail: 'Premi INAIL',
  irap: 'IRAP',
  ires: 'IRES',
  dividendi: 'Dividendi e utili',
  utili: 'Dividendi e utili',
  perdite: 'Perdite',
  trasparenza: 'Trasparenza',
  rettifica: 'IVA',
  ammortamenti: 'Ammortamenti',
  cciaa: 'Camera di commercio',
  avvio: "Costi d'avvio",
  budget: 'Budget4u',
  forme: 'Forme',
  cpb: 'Concordato preventivo',
  oggi: 'Convenienza Srl',
  soci: 'Convenienza Srl',
  quote: 'Convenienza Srl',
  confronto: 'Confronto tra regimi',
  affidabilita: 'Confronto tra regimi',
} as const

export type Tributo = (typeof tributi)[keyof typeof tributi]

const ordine: readonly Tributo[] = [...new Set(Object.values(tributi))]

/** Throws for an id whose first word is not listed above. */
export function tributoDi(id: string): Tributo {
  const [prima = ''] = id.split('.')
  const known = Object.entries(tributi).find(([parola]) => parola === prima)
  if (!known) throw new Error(`The figure «${id}» belongs to no tax: add its first word to catalogo/tributi.ts`)
  return known[1]
}

export const posto = (tributo: Tributo): number => ordine.indexOf(tributo)
