/** Where the revenue goes in each regime, costs of the activity included: two bars, and their figures as a table. */
import { format, iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { useGoToField } from '../simulator/explanation/context.ts'
import type { Values } from '../simulator/path.ts'
import { Swatch } from '../simulator/results/Bar.tsx'
import { Choices } from '../simulator/results/Choices.tsx'
import { useSimulation } from '../simulator/store.ts'
import { parts, RESTA } from './parts.ts'
import { ResultValue, Table, valueIn } from './results.ts'

const { lati, nomiLati } = iforfettari

const rowsOf = (shown: readonly (typeof lati)[number][]) =>
  parts.map(({ voce, name, fill }) => ({
    name,
    head: (
      <Box component="span" sx={{ display: 'block', pl: 2.25, textIndent: -18 }}>
        <Swatch fill={fill} /> {name}
      </Box>
    ),
    total: voce === RESTA,
    cells: shown.map((lato) => `quadro.${voce}.${lato}` as const),
  }))

const persone = ['irpefImprenditore', 'irpefCollaboratore1', 'irpefCollaboratore2'] as const

/** `moved`: a result at another point, without explanations. */
export function Picture({ moved }: { readonly moved: Values | null }) {
  const typed = useSimulation((s) => s.result)
  const result = moved ?? typed
  const goToField = useGoToField()
  const open = moved === null && valueIn(typed, 'confronto.regimeConveniente') === null
  const choices = lati.map((lato) => {
    const computed = valueIn(result, `quadro.${RESTA}.${lato}`)
    // Without a verdict a zero only says that nothing is typed yet.
    const left = open && computed === 0 ? null : computed
    return {
      id: lato,
      name: nomiLati[lato].colonna,
      parts: left !== null ? parts.map(({ voce, name, fill }) => ({ name, fill, euro: valueIn(result, `quadro.${voce}.${lato}`) ?? 0 })) : null,
      why: 'compare con i dati del regime',
      figure: moved ? format.money(left ?? 0) : left === null ? undefined : <ResultValue path={`quadro.${RESTA}.${lato}`} />,
      open: () => goToField(`confronto.totaleComplessivo.${lato}`),
    }
  })
  const conAltri = persone.some((persona) => (valueIn(typed, `${persona}.altriRedditi`) ?? 0) > 0)
  const drawn = choices.filter(({ parts }) => parts !== null)
  return (
    <>
      {conAltri && (
        <Typography variant="caption" component="p" color="textSecondary">
          Le imposte comprendono quelle sugli altri redditi, che tra i ricavi non ci sono: ciò che resta in mano è senza quei redditi.
        </Typography>
      )}
      <Choices choices={choices} legend={parts} below="ciò che manca, perché costi, imposte e contributi superano i ricavi.">
        {drawn.length > 0 && (
          <Table label="Dove vanno i ricavi" lines="rows" columns={drawn.map(({ name }) => name)} rows={rowsOf(drawn.map(({ id }) => id))} />
        )}
      </Choices>
    </>
  )
}
