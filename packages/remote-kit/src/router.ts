// A facade: sharing the router's whole namespace would keep all 65 KB of it in every first load.
export {
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
