/** Depreciation: proposed coefficients by kind of asset, the quota of a year of use, the part of cars that is not deductible. */
export { type Bene, coefficienti } from './parametri.ts'
export { ammortamento, ripresaAutovetture } from './quota.ts'
