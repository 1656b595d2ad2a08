import type { Layout } from './layout.ts'

/** Redditi Società di capitali 2024, tax year 2023. Boxes: kind, Italian name, how sure the code is (see `Status`). */
export const sc2024 = {
  type: 'SC',
  modelYear: 2024,
  fornitura: 'RSC24',
  quadri: ['RF', 'RN', 'RS', 'TN'],
  onlyRows: [],
  neverRows: [],
  abitazionePrincipale: null,
  cedolareSecca: [],
  concordato: null,
  boxes: {
    RF001001: ['testo', 'Codice attività', 'M'],
    RF002001: ['euro', 'Componenti positivi annotati (ISA)', 'M'],
    RF004001: ['euro', 'Utile del conto economico', 'C'],
    RF005001: ['euro', 'Perdita del conto economico', 'C'],
    RF006004: ['euro', 'Componenti positivi extracontabili e ISA', 'M'],
    RF016001: ['euro', 'Imposte indeducibili o non pagate', 'C'],
    RF032001: ['euro', 'Totale delle variazioni in aumento', 'C'],
    RF056001: ['euro', 'Totale delle variazioni in diminuzione', 'C'],
    RF057001: ['euro', 'Reddito o perdita', 'S'],
    RF060002: ['euro', 'Reddito o perdita lordi', 'M'],
    RF063001: ['euro', "Reddito o perdita d'impresa", 'S'],
    RN001002: ['euro', 'Reddito', 'M'],
    RN001003: ['euro', "Reddito d'impresa", 'S'],
    RN002001: ['euro', 'Perdita', 'S'],
    RN004001: ['euro', 'Perdite scomputabili', 'M'],
    RN009001: ['euro', 'IRES', 'M'],
    TN001002: ['euro', 'Reddito imputato ai soci (trasparenza)', 'S'],
  },
} as const satisfies Layout
