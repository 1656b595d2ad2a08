/** What the columns do not say: how the total splits, what stays inside, what each partner owes because of the company and keeps. */
import { convsrl } from '@bilancia/contract'
import { Box } from '@mui/material'
import { ResultLines } from '../../simulator/Result.tsx'
import { Result } from '../results.ts'
import { vociSocieta, vociTotali } from '../voci.ts'
import { Partners } from './Partners.tsx'

const { percorsiScenari } = convsrl

type Props = { readonly scenario: convsrl.Scenario }

export function Beyond({ scenario }: Props) {
  const at = `riepilogo.${scenario}.totali` as const
  // A transparent company owes nothing more on what it keeps.
  const latent = !percorsiScenari[scenario].startsWith('trasp')
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 3fr' }, columnGap: 5, ...onPaper }}>
      <Box>
        <ResultLines
          title="Il totale"
          totals={[
            <Result key="totale" path={`${at}.totale`} label={vociTotali.totale} />,
            <Result key="incidenza" path={`${at}.incidenza`} label={vociTotali.incidenza} unit="percento" />,
          ]}
        >
          <Result path={`${at}.imposte`} label={vociTotali.imposte} />
          <Result path={`${at}.contributi`} label={vociTotali.contributi} />
        </ResultLines>
        <ResultLines title="In società" totals={[]}>
          <Result path={`${at}.utileNonDistribuito`} label={vociSocieta.utileNonDistribuito} />
          {latent && <Result path={`${at}.impostaLatente`} label={vociSocieta.impostaLatente} />}
        </ResultLines>
      </Box>
      <Partners scenario={scenario} />
    </Box>
  )
}

const onPaper = { '@media print': { gridTemplateColumns: '2fr 3fr', columnGap: '8mm', '& > div > div': { marginBottom: 1 } } }
