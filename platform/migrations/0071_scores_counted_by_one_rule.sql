-- Percentages are rounded down from now on (OP-141): scores that were counted by the rule before are counted again when they are asked for.
truncate user_course_score;
