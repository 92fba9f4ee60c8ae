-- A course that is one package is passed by what that says (OP-118): its verdict is progress, so a change of it dates the user course, as
-- every change of progress does, and scores that were counted without it are counted again when they are asked for.
create trigger progress_of_user_course_changed after insert on scorm_state for each row execute function touch_user_course();
create trigger progress_of_user_course_changed_again after update on scorm_state for each row
  when ((old.completion, old.success, old.score_scaled) is distinct from (new.completion, new.success, new.score_scaled))
  execute function touch_user_course();
