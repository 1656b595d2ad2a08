/** Redditi Società di capitali: its boxes, and the fields of Convenienza Srl filled from a company or from the firm of a sole trader. */
import { formulasOf, vuota } from './formula.ts'
import { type BoxLine, confirmed, fromMemory, singleSource, singleSourceSince2025 } from './layout.ts'
import type { FirmBox } from './pf-firm.ts'

/** Kind, Italian name, and certainty of the code in each model. */
export const companyBoxes = {
  CP001001: ['euro', "Reddito d'impresa concordato, con la parte a imposta sostitutiva", singleSourceSince2025],
  CP001003: ['euro', "Reddito d'impresa concordato: imponibile a imposta sostitutiva", singleSourceSince2025],
  RF001001: ['testo', 'Codice attività', fromMemory],
  RF002001: ['euro', 'Componenti positivi annotati (ISA)', fromMemory],
  RF004001: ['euro', 'Utile del conto economico', confirmed],
  RF005001: ['euro', 'Perdita del conto economico', confirmed],
  RF006004: ['euro', 'Componenti positivi extracontabili e ISA', fromMemory],
  RF016001: ['euro', 'Imposte indeducibili o non pagate', confirmed],
  RF032001: ['euro', 'Totale delle variazioni in aumento', confirmed],
  RF056001: ['euro', 'Totale delle variazioni in diminuzione', confirmed],
  RF057001: ['euro', 'Reddito o perdita', singleSource],
  RF060002: ['euro', 'Reddito o perdita lordi', fromMemory],
  RF063001: ['euro', "Reddito o perdita d'impresa", singleSource],
  RN001002: ['euro', 'Reddito', fromMemory],
  RN001003: ['euro', "Reddito d'impresa", singleSource],
  RN002001: ['euro', 'Perdita', singleSource],
  RN004001: ['euro', 'Perdite scomputabili', fromMemory],
  RN009001: ['euro', 'IRES', fromMemory],
  TN001002: ['euro', 'Reddito imputato ai soci (trasparenza)', singleSource],
} as const satisfies Readonly<Record<string, BoxLine>>

export type CompanyBox = keyof typeof companyBoxes

/** The accounts of a sole trader use the same boxes. */
const conto = formulasOf<CompanyBox & FirmBox>()
const cassa = formulasOf<FirmBox>()
const nessunaVariazione = vuota('contabilità semplificata: nessuna variazione')

/** The three lines of the company: from its accounts (with or without moving the taxes), or from a sole trader's cash accounts. */
export const company = {
  bilancio: {
    utileAnteImposte: conto.differenza(['RF004001'], ['RF005001']),
    variazioniAumento: conto.somma('RF032001', 'RF006004'),
    variazioniDiminuzione: conto.somma('RF056001'),
    dichiarato: conto.somma('RF057001'),
  },
  imposteSpostate: {
    utileAnteImposte: conto.differenza(['RF004001', 'RF016001'], ['RF005001']),
    variazioniAumento: conto.differenza(['RF032001', 'RF006004'], ['RF016001']),
    variazioniDiminuzione: conto.somma('RF056001'),
    dichiarato: conto.somma('RF057001'),
  },
  perCassa: {
    utileAnteImposte: cassa.differenza(['RG012001'], ['RG024001']),
    variazioniAumento: nessunaVariazione,
    variazioniDiminuzione: nessunaVariazione,
    // Participations (RG26, RG27) are left out.
    dichiarato: cassa.somma('RG025001'),
  },
}

/** Taxes among the increases. They move into the profit when the scenarios compute them again. */
export const imposteIndeducibili = conto.somma('RF016001')

/** Losses of earlier years in the taxable income of a company. */
export const perditeScomputate = conto.somma({ row: 'RN004' })
