/** Depreciation: proposed coefficients by kind of asset, the quota of a year of use, the non-deductible part of cars. */
export { type Bene, coefficienti } from './parametri.ts'
export { ammortamento, ripresaAutovetture } from './quota.ts'
