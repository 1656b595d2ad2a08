/**
 * Figures beyond the columns: the parts of the total, the profit kept inside, and what each partner owes because of the
 * company and keeps.
 */
import { convsrl } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Panel } from '../results.ts'
import { vociSocieta } from '../voci.ts'
import { Partners } from './Partners.tsx'

const { percorsiScenari } = convsrl

type Props = { readonly scenario: convsrl.Scenario }

export function Beyond({ scenario }: Props) {
  const at = `riepilogo.${scenario}.totali` as const
  // A transparent company owes no further tax on the profit that it keeps.
  const latent = !percorsiScenari[scenario].startsWith('trasp')
  const inside = (['utileNonDistribuito', 'impostaLatente'] as const).filter((voce) => latent || voce !== 'impostaLatente')
  const groups = [
    { title: 'Il totale', lines: [`${at}.imposte`, `${at}.contributi`], totals: [`${at}.totale`, `${at}.incidenza`] },
    { title: 'In società', lines: inside.map((voce) => ({ path: `${at}.${voce}` as const, label: vociSocieta[voce] })) },
  ] as const
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 3fr' }, columnGap: 5, ...onPaper }}>
      <div>
        <Panel groups={groups} />
      </div>
      <Partners scenario={scenario} />
    </Box>
  )
}

const onPaper = { '@media print': { gridTemplateColumns: '2fr 3fr', columnGap: '8mm', '& > div > div': { marginBottom: 1 } } }
