export { type Contribuente, irpefDellImpresa } from './impresa.ts'
export { type DatiLiquidazione, imposteDellaPersona, liquidazione, type Persona } from './liquidazione.ts'
export { limiteACarico } from './parametri.ts'
export { voci as vociIrpef } from './voci.ts'
