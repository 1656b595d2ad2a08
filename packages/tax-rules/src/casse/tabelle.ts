/** The figures of the funds by the code of the fund. A fund without an entry has no such figure. */
import { casse, keysOf } from '@bilancia/contract'
import { parametri as inps } from '../inps/index.ts'
import * as p from './parametri.ts'

/** The funds whose contributions are computed. */
export const CASSE = keysOf(casse.conTabella)

export const aliquote = {
  INARCASSA: p.inarcassa.aliquota,
  FORENSE: p.forense.aliquota,
  CNPADC: p.cnpadc.aliquota,
  GEOMETRI: p.geometri.aliquota,
  ENPAP: p.enpap.aliquota,
  ENPAM: p.enpam.aliquota,
}
export const tetti = {
  INARCASSA: p.inarcassa.tetto,
  FORENSE: p.forense.tetto,
  CNPADC: p.cnpadc.tetto,
  GEOMETRI: p.geometri.tetto,
  ENPAP: inps.massimale,
  ENPAM: p.enpam.tetto,
}
export const ultimiTetti = {
  INARCASSA: p.inarcassa.ultimoTetto,
  FORENSE: p.forense.ultimoTetto,
  CNPADC: p.cnpadc.ultimoTetto,
  GEOMETRI: p.geometri.ultimoTetto,
  ENPAM: p.enpam.ultimoTetto,
}
export const oltreTetto = { FORENSE: p.forense.oltre, GEOMETRI: p.geometri.oltre, ENPAM: p.enpam.oltre }
export const minimi = { INARCASSA: p.inarcassa.minimo, FORENSE: p.forense.minimo, CNPADC: p.cnpadc.minimo, GEOMETRI: p.geometri.minimo, ENPAP: p.enpap.minimo }
export const integrativi = {
  INARCASSA: p.inarcassa.integrativo,
  FORENSE: p.forense.integrativo,
  CNPADC: p.cnpadc.integrativo,
  GEOMETRI: p.geometri.integrativo,
  ENPAP: p.enpap.integrativo,
}
/** The entry of the commercialisti is the minimum soggettivo, from which their minimum integrativo follows. */
export const minimiIntegrativi = {
  INARCASSA: p.inarcassa.minimoIntegrativo,
  FORENSE: p.forense.minimoIntegrativo,
  CNPADC: p.cnpadc.minimo,
  GEOMETRI: p.geometri.minimoIntegrativo,
  ENPAP: p.enpap.minimoIntegrativo,
}
export const maternita = {
  INARCASSA: p.inarcassa.maternita,
  FORENSE: p.forense.maternita,
  CNPADC: p.cnpadc.maternita,
  GEOMETRI: p.geometri.maternita,
  ENPAP: p.enpap.maternita,
  ENPAM: p.enpam.maternita,
  ENPAF: p.enpaf.maternita,
}
