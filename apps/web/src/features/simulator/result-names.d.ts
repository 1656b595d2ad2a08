declare module 'virtual:result-names/*' {
  import type { Gruppo, Names, Unit } from '@bilancia/contract'
  export const names: Names
  export const groups: Readonly<Record<string, readonly Gruppo[]>>
  export const units: Readonly<Record<string, Unit>>
}
