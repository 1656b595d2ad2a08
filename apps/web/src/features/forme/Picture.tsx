/** What each form leaves in hand and in the company. Today's form is marked. */
import { forme } from '@bilancia/contract'
import { Choices } from '../simulator/results/Choices.tsx'
import { useOggi } from './results.ts'

const { forme: nomi } = forme
const parti = [
  { name: 'Netto in mano', fill: 'left', voce: 'nettoInMano' },
  { name: 'Trattenuto in società', fill: 'leftInside', voce: 'utileTrattenuto' },
] as const

export function Picture({ colonne }: { readonly colonne: readonly forme.Colonna[] }) {
  const oggi = useOggi()
  const choices = colonne
    .filter(({ calcolata }) => calcolata)
    .map((colonna) => ({
      id: colonna.forma,
      name: nomi[colonna.forma],
      today: colonna.forma === oggi,
      parts: parti.map(({ name, fill, voce }) => ({ name, fill, euro: colonna[voce] ?? 0 })),
    }))
  return <Choices choices={choices} legend={parti} below="ciò che manca in mano, o che esce oltre l'utile." />
}
