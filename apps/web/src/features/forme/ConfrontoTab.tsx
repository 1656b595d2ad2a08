/** 'Confronto': one picture, one table of all forms, and the way into the simulator behind each. */

import { forme } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../design/later.tsx'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { notesOf } from '../simulator/document/notes.ts'
import { Choices } from '../simulator/results/Choices.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { useColonne, useOggi } from './results.ts'
import { Tabella } from './Tabella.tsx'

const { forme: nomi } = forme
const Concordato = later(async () => (await import('./Concordato.tsx')).Concordato)

export function ConfrontoTab() {
  const colonne = useColonne()
  return (
    <Sheet title="confronto" landscape>
      {colonne.length > 0 ? (
        <Confronto colonne={colonne} />
      ) : (
        <Typography color="textSecondary">Il confronto compare quando c'è la tipologia dell'attività.</Typography>
      )}
    </Sheet>
  )
}

type Props = { readonly colonne: readonly forme.Colonna[] }

function Confronto({ colonne }: Props) {
  return (
    <>
      <Section title="Che cosa resta, forma per forma">
        <Picture colonne={colonne} />
        {notesOf({ colonne }).map((testo) => (
          <Note key={testo}>{testo}</Note>
        ))}
      </Section>
      <Section title="Tutte le forme">
        <Tabella colonne={colonne} />
        <Note>
          Fuori dal confronto: responsabilità limitata, TFM, welfare e rimborsi, auto e affitti alla società, INAIL, ISEE, concordato, cassa propria di un
          professionista in società, contributi dei coadiutori fuori dall'impresa familiare, avviamento e imposte all'uscita dalla S.r.l. Gli onorari vuoti
          contano per valori di riferimento di categoria (UNGDCEC 2025), non per il listino dello studio.
        </Note>
      </Section>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Suspense fallback={null}>
          <Concordato />
        </Suspense>
      </Box>
    </>
  )
}

const parti = [
  { name: 'Netto in mano', fill: 'left', voce: 'nettoInMano' },
  { name: 'Trattenuto in società', fill: 'leftInside', voce: 'utileTrattenuto' },
] as const

/** What each form leaves in hand and in the company. Today's form is marked. */
function Picture({ colonne }: Props) {
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
