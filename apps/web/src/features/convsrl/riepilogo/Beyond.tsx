/**
 * Figures beyond the columns: the parts of the total, the profit kept inside, and what each partner owes because of the
 * company and keeps.
 */
import { convsrl } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Panel, Table, useResult, vociSocieta, vociSocio, vociTotali } from '../results.ts'

const { nomiSchede, percorsiScenari } = convsrl

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

const columns = [vociTotali.totale, vociSocio.totaleSenzaSocieta, vociTotali.attribuibile, vociTotali.netto]
const ofPartner = ['totale', 'totaleSenzaSocieta', 'attribuibile', 'netto'] as const

/**
 * For each partner: the levy with and without the company, the difference, the remaining net. The total includes the
 * company's own levy.
 */
function Partners({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const partners = useResult(`riepilogo.${scenario}.soci`) ?? []
  const block = percorsiScenari[scenario]
  const company = `${block}.societa.totale` as const
  const totals = `riepilogo.${scenario}.totali` as const
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="h3" color="textSecondary">
        Quanto costa e quanto lascia la società a ciascuno
      </Typography>
      <Table
        label={`${vociSocieta.totale} e netto dei soci, ${nomiSchede[scenario]}`}
        lines="columns"
        of={nomiSchede[scenario]}
        columns={columns}
        rows={[
          { name: 'Società', cells: [company, null, company, null] },
          ...partners.flatMap((partner, i) =>
            partner ? [{ key: `${i}`, name: partner.nome, cells: ofPartner.map((voce) => `${block}.soci[${i}].${voce}` as const) }] : [],
          ),
          { name: 'Totali', total: true, cells: [`${totals}.totale`, null, `${totals}.attribuibile`, `${totals}.netto`] },
        ]}
      />
    </Box>
  )
}
