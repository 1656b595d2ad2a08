/**
 * All forms in one table. On a wide screen and on paper all columns, those beside today's scrolling; on a phone today's and one other, which
 * changes by buttons, arrow keys or a swipe.
 */
import { forme } from '@bilancia/contract'
import { Box, IconButton, Typography, useMediaQuery, useTheme } from '@mui/material'
import { styled } from '@mui/material/styles'
import { type ReactNode, useRef, useState } from 'react'
import { BackIcon, NextIcon } from '../../design/icons.tsx'
import { usePrinting } from '../../design/usePrinting.ts'
import { Scroll } from '../simulator/figures.tsx'
import { Apri } from './Apri.tsx'
import { Cifra } from './Cifra.tsx'
import { Mancanti } from './Mancanti.tsx'
import { DaVerificare, Motivi } from './Motivi.tsx'
import { postoIn, useColonne, useMisura, useOggi } from './results.ts'
import { Stato } from './Stato.tsx'

type Colonna = forme.Colonna
const { forme: nomi } = forme

const importi = [
  ['risultato', 'Risultato'],
  ['speseForma', 'Spese della forma'],
  ['speseAggiuntive', 'Spese in più di oggi'],
  ['ivaIndetraibile', 'IVA non detratta'],
  ['imposte', 'Imposte'],
  ['contributi', 'Contributi'],
  ['prelievo', 'Prelievo'],
  ['nettoInMano', 'Netto in mano'],
  ['utileTrattenuto', 'Utile trattenuto'],
  ['impostaLatente', 'Imposta latente'],
  ['nettoComparabile', 'Netto comparabile'],
  ['aliquotaEffettiva', 'Aliquota effettiva'],
  ['montante', 'Montante contributivo'],
  ['vantaggio', 'Vantaggio su oggi'],
  ['costiUnaTantum', 'Costi una tantum'],
  ['vantaggioPrimoAnno', 'Vantaggio del primo anno'],
] as const satisfies readonly (readonly [keyof Colonna, string])[]
const totali: readonly string[] = ['prelievo', 'nettoInMano', 'nettoComparabile']

type Riga = { readonly nome: string; readonly totale?: boolean; readonly screen?: true; readonly cella: (colonna: Colonna) => ReactNode }
const righe: readonly Riga[] = [
  { nome: 'Posizione', cella: (colonna) => <Posto colonna={colonna} /> },
  {
    nome: 'Ammissibilità e dati',
    cella: (colonna) => (
      <>
        <Stato colonna={colonna} />
        <Motivi colonna={colonna} />
        <Mancanti colonna={colonna} />
      </>
    ),
  },
  ...importi.map(([voce, nome]): Riga => ({ nome, totale: totali.includes(voce), cella: (colonna) => <Cifra colonna={colonna} voce={voce} nome={nome} /> })),
  { nome: 'Note', cella: ({ note }) => note.map(({ id, dato, testo, norma }) => <Nota key={`${id} ${dato}`}>{`${testo} (${norma})`}</Nota>) },
  { nome: 'Nel simulatore', screen: true, cella: (colonna) => <Apri colonna={colonna} /> },
]

function Posto({ colonna }: { readonly colonna: Colonna }) {
  const posto = postoIn(useColonne(), useMisura())(colonna)
  return posto === null ? 'fuori' : `${posto}ª`
}

/** Columns without figures come last. */
export function Tabella({ colonne: tutte }: { readonly colonne: readonly Colonna[] }) {
  const colonne = tutte.toSorted((a, b) => Number(b.calcolata) - Number(a.calcolata))
  const wide = useMediaQuery(useTheme().breakpoints.up('md'))
  const printing = usePrinting()
  return (
    <>
      {printing || wide ? <Intera colonne={colonne} /> : <UnaPerVolta colonne={colonne} />}
      <DaVerificare colonne={colonne} />
    </>
  )
}

const LABEL = 'Confronto delle forme, importi in euro'

/** Today's column comes first and stays visible. */
function Intera({ colonne }: { readonly colonne: readonly Colonna[] }) {
  const oggi = useOggi()
  const shown = [...colonne].sort((a, b) => Number(b.forma === oggi) - Number(a.forma === oggi))
  return (
    // A cell that takes the focus scrolls out from behind the columns that stay.
    <Scroll role="region" aria-label={LABEL} tabIndex={0} sx={{ scrollPaddingLeft: oggi === null ? NAME : NAME + CELL }}>
      <Corpo colonne={shown} oggi={oggi} />
    </Scroll>
  )
}

/** Swipes shorter than this are taps or scrolls, in px. */
const SWIPE = 48

function UnaPerVolta({ colonne }: { readonly colonne: readonly Colonna[] }) {
  const oggi = useOggi()
  const pinned = colonne.find(({ forma }) => forma === oggi)
  const others = colonne.filter(({ forma }) => forma !== oggi)
  const [at, setAt] = useState(0)
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const shown = others[Math.min(at, others.length - 1)]
  const go = (step: number) => setAt((now) => (now + step + others.length) % others.length)
  if (!shown) return pinned ? <Corpo colonne={[pinned]} oggi={oggi} /> : null
  return (
    <Box
      onTouchStart={({ touches }) => {
        const touch = touches[0]
        start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
      }}
      onTouchEnd={({ changedTouches }) => {
        const touch = changedTouches[0]
        if (!touch || !start.current) return
        const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
        if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) go(dx < 0 ? 1 : -1)
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <IconButton aria-label="Forma precedente" onClick={() => go(-1)}>
          <BackIcon />
        </IconButton>
        <Typography role="status" sx={{ textAlign: 'center' }}>
          {`${nomi[shown.forma]} (${Math.min(at, others.length - 1) + 1} di ${others.length})`}
        </Typography>
        <IconButton aria-label="Forma successiva" onClick={() => go(1)}>
          <NextIcon />
        </IconButton>
      </Box>
      <Corpo colonne={[...(pinned ? [pinned] : []), shown]} oggi={oggi} />
    </Box>
  )
}

function Corpo({ colonne, oggi }: { readonly colonne: readonly Colonna[]; readonly oggi: forme.Forma | null }) {
  return (
    <Table aria-label={LABEL}>
      <thead>
        <tr>
          <th scope="col">Euro</th>
          {colonne.map(({ forma }) => (
            <th key={forma} scope="col" data-today={forma === oggi ? '' : undefined}>
              {nomi[forma]}
              {forma === oggi && (
                <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                  oggi
                </Box>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {righe.map(({ nome, totale, screen, cella }) => (
          <tr key={nome} data-total={totale ? '' : undefined} data-screen={screen && ''}>
            <th scope="row">{nome}</th>
            {colonne.map((colonna) => (
              <td key={colonna.forma} data-today={colonna.forma === oggi ? '' : undefined}>
                {cella(colonna)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Nota = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="span" variant="caption" sx={{ display: 'block', textAlign: 'left', whiteSpace: 'normal' }}>
    {children}
  </Typography>
)

/** The width of the names, and the least width of the other columns. */
const NAME = 132
const CELL = 136

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  '& th, & td': { padding: '4px 8px', verticalAlign: 'top' },
  // Only what stays while the others scroll: other cells would cover the shade that says that there is more.
  '& th:first-of-type, & [data-today]': { backgroundColor: theme.palette.background.paper },
  '& td': { textAlign: 'right', minWidth: CELL, overflowWrap: 'anywhere' },
  '& thead th': { ...theme.typography.caption, fontWeight: 600, verticalAlign: 'bottom', textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 'inherit', paddingLeft: 0, position: 'sticky', left: 0, zIndex: 2, width: NAME, minWidth: NAME },
  '& [data-today]': { position: 'sticky', left: NAME, zIndex: 1, borderInline: `1px solid ${theme.palette.text.primary}` },
  '& tbody tr > *': { borderTop: `1px solid ${theme.palette.hairline}` },
  '& tbody tr[data-total] > *': { fontWeight: 600, borderTop: `1px solid ${theme.palette.text.primary}` },
  [theme.breakpoints.down('md')]: {
    tableLayout: 'fixed',
    '& th:first-of-type': { width: '31%', minWidth: 0 },
    '& td': { minWidth: 0, padding: '4px' },
    '& [data-today]': { position: 'static' },
    fontSize: '0.8125rem',
  },
  '@media print': {
    '&, & *': { fontSize: '7pt !important' },
    '& th, & td': { padding: '1pt 2pt', position: 'static !important', minWidth: 0 },
    '& th:first-of-type': { width: '90pt' },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& tr': { breakInside: 'avoid' },
    '& tr[data-screen]': { display: 'none' },
  },
}))
