declare module 'virtual:result-names/*' {
  import type { Gruppo, Names } from '@bilancia/contract'
  export const names: Names
  export const groups: Readonly<Record<string, readonly Gruppo[]>>
}
