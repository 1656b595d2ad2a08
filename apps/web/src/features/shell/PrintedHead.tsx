/** The first line of a page that prints as it is: on paper its title, studio and date. */
import type { ComponentProps } from 'react'
import { PageHead } from './PageHead.tsx'
import { PaperHead } from './PaperHead.tsx'

type Props = ComponentProps<typeof PageHead> & Partial<Pick<ComponentProps<typeof PaperHead>, 'subtitle' | 'landscape'>>

export function PrintedHead({ subtitle = '', landscape = false, ...head }: Props) {
  return (
    <>
      <PaperHead title={head.title} subtitle={head.over ?? subtitle} landscape={landscape} />
      <PageHead {...head} />
    </>
  )
}
