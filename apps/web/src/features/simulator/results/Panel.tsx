/** A panel of a result: lines under small headings, each group with its total. Zero lines fold. */
import { type Field, format, type Gruppo, valueInForce } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { FieldLink } from '../FieldLink.tsx'
import { Line } from '../figures.tsx'
import { getPath } from '../path.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { type Fold, type Foldable, FoldControl, useFold } from './fold.tsx'
import { AnyResult, type Naming } from './Result.tsx'

/** A line of the result by its path, which gives its name unless it has a label; a typed value by the path of its field; or words. */
export type PanelLine<P extends string = string> =
  | P
  | { readonly path: P; readonly label?: string | undefined }
  | { readonly typed: string }
  | { readonly words: string; readonly label: string }

export type PanelGroup<P extends string = string> = {
  readonly title?: string
  readonly lines: readonly PanelLine<P>[]
  /** The first one is the sum, below a rule. The others follow it. */
  readonly totals?: readonly PanelLine<P>[]
  /** A grand total has a double rule. */
  readonly grand?: boolean
}

export type PanelProps<P extends string = string> = {
  readonly groups: readonly PanelGroup<P>[]
  /** Shared by all panels side by side. Without it the panel folds on its own. */
  readonly fold?: Fold
}

/** The groups of a part of a result, with the line of each key. */
export const groupsAt = <K extends string, P extends string>(gruppi: readonly Gruppo<K>[], line: (voce: K) => PanelLine<P>): readonly PanelGroup<P>[] =>
  gruppi.map(({ titolo, voci, totali }) => ({ title: titolo, lines: voci.map(line), totals: totali.map(line) }))

function pathOf(line: PanelLine | undefined): string | undefined {
  if (line === undefined || typeof line === 'string') return line
  return 'path' in line ? line.path : 'typed' in line ? line.typed : undefined
}

const foldables = (groups: readonly PanelGroup[]): readonly Foldable[] =>
  groups.flatMap(({ lines, totals = [] }) =>
    [...lines, ...totals].map((line) => ({ at: [pathOf(line)].filter((path) => path !== undefined), keep: line === totals[0] })),
  )

/** Panels with the same lines side by side: a line folds if it is zero in all of them. */
export const useFoldBeside = (panels: readonly (readonly PanelGroup[])[]): Fold => {
  const [first = [], ...others] = panels.map(foldables)
  return useFold(first.map(({ at, keep }, i) => ({ at: [...at, ...others.flatMap((one) => one[i]?.at ?? [])], keep })))
}

type Props = PanelProps & Naming

/** `resultsOf` gives it, with the paths and names of a simulator. */
export function AnyPanel({ groups, fold, ...naming }: Props) {
  const own = useFold(fold ? none : foldables(groups))
  const { hides } = fold ?? own
  const seen = (line: PanelLine) => !hides(pathOf(line))
  const shown = groups
    .map(({ lines, totals = [], ...group }) => ({ ...group, lines: lines.filter(seen), totals: totals.filter(seen) }))
    .filter(({ lines, totals }) => lines.length + totals.length > 0)
  const row = (line: PanelLine) => <Row key={keyOf(line)} line={line} {...naming} />
  return (
    <>
      {shown.map(({ title, lines, totals, grand }) => (
        <Group key={[...lines, ...totals].map(keyOf)[0]} data-titled={title && ''}>
          {title && (
            <Typography variant="caption" component="h3" color="textSecondary">
              {title}
            </Typography>
          )}
          {lines.map(row)}
          {totals.length > 0 && <Totals data-grand={grand && ''}>{totals.map(row)}</Totals>}
        </Group>
      ))}
      {!fold && <FoldControl {...own} />}
    </>
  )
}

function Row({ line, nome, unitOf }: Naming & { readonly line: PanelLine }) {
  if (typeof line === 'string') return <AnyResult path={line} label={nome(line)} unit={unitOf(line)} />
  if ('path' in line) return <AnyResult path={line.path} label={line.label ?? nome(line.path)} unit={unitOf(line.path)} />
  return 'typed' in line ? <Typed path={line.typed} /> : <Line label={line.label}>{line.words}</Line>
}

const Typed = ({ path }: { readonly path: string }) => (
  <Line label={useSimulationStore().rules.find(path)?.field.label ?? ''}>
    <FieldValue path={path} />
  </Line>
)

const none: readonly Foldable[] = []
const keyOf = (line: PanelLine): string => pathOf(line) ?? (typeof line === 'object' && 'words' in line ? line.label : '')

const Group = styled('div')({ '&[data-titled]': { marginBottom: 16 } })
const Totals = styled('div')({
  borderTop: '1px solid currentColor',
  fontWeight: 600,
  '&[data-grand]': { borderTop: '3px double currentColor' },
  '& > div + div': { fontWeight: 400 },
})

/** A typed amount among results, with a link to its field. The value that applies, in euro. */
function FieldValue({ path }: { readonly path: string }) {
  const { rules } = useSimulationStore()
  const field = rules.find(path)?.field
  const value = useSimulation(({ values }) => amountOf(field, getPath(values, path)))
  return (
    <FieldLink path={path} color="inherit" underline="hover">
      <Figure>{format.withUnit('euro', value)}</Figure>
    </FieldLink>
  )
}

const Figure = styled('span')({ whiteSpace: 'nowrap' })

const amountOf = (field: Field | undefined, typed: unknown): number => (field ? Number(valueInForce(field, typed)) : 0)
