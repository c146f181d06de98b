import { useParams } from '@vitrine/shared/host';

/** The public experience screen, also in test-access mode. */
export default function Experience() {
  const { placementId } = useParams();
  return <h1>Experience at {placementId}</h1>;
}
